import { legalDocument } from '../components/legal/legal-page/legal-document.ts';
import { LegalPage } from '../components/legal/legal-page/legal-page.tsx';
import markdown from '../content/legal/barrierefreiheit.md';

const document = legalDocument('content/legal/barrierefreiheit.md', markdown);

export const { meta } = document;

export default function BarrierefreiheitPage() {
  return <LegalPage document={document} />;
}
