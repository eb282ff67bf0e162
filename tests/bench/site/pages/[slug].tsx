import { Article } from '../components/article.tsx';
import { metaOf, pageOf, slugs } from '../content/pages.ts';

export { metaOf as meta, slugs };

export default function ContentPage({ slug }: { readonly slug: string }) {
  return <Article page={pageOf(slug)} />;
}
