import { NotFound } from '../components/shell/not-found/not-found.tsx';

export { notFoundMeta as meta } from '../content/errors.ts';

export default function NotFoundPage() {
  return <NotFound />;
}
