import { legalDocument } from '../components/legal/legal-page/legal-document.ts';
import { LegalPage } from '../components/legal/legal-page/legal-page.tsx';
import markdown from '../content/legal/datenschutz.md';

const document = legalDocument('content/legal/datenschutz.md', markdown);

export const { meta } = document;

export default function DatenschutzPage() {
  return <LegalPage document={document} />;
}
