import type { Thing } from '../../../content/structured-data.ts';

interface StructuredDataProps {
  readonly data: readonly Thing[];
}

/**
 * Facts of a page for search engines, as one graph of JSON-LD.
 * React writes the text of a script as it is, without escapes (`&lt;` would be no JSON): so no `<` may be left in it.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
