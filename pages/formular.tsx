import { Booking } from '../components/booking/booking.tsx';

export { meta } from '../content/booking.ts';

export default function BookingPage() {
  return <Booking />;
}
