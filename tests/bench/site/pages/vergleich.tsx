import { Article } from '../components/article.tsx';
import Roi from '../components/roi.island.tsx';
import { metaOf, pageOf } from '../content/pages.ts';

export const meta = metaOf('vergleich');

export default function ComparisonPage() {
  return (
    <Article page={pageOf('vergleich')}>
      <Roi />
    </Article>
  );
}
