/** In place of an island that threw. */
export default function Failed() {
  return <p role="alert">Dieser Teil ist ausgefallen.</p>;
}
