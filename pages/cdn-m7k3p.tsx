import { Founders } from '../components/about/founders/founders.tsx';

export { meta } from '../content/founders.ts';

export default function FoundersPage() {
  return <Founders />;
}
