import { Article } from '../components/article.tsx';
import { metaOf, pageOf } from '../content/pages.ts';

export const meta = metaOf('');

export default function HomePage() {
  return <Article page={pageOf('')} />;
}
