import { Article } from '../components/article.tsx';
import PriceToggle from '../components/price-toggle.island.tsx';
import { metaOf, pageOf } from '../content/pages.ts';

export const meta = metaOf('preise');

export default function PricingPage() {
  return (
    <Article page={pageOf('preise')}>
      <PriceToggle />
    </Article>
  );
}
