import { legalDocument } from '../components/legal/legal-page/legal-document.ts';
import { LegalPage } from '../components/legal/legal-page/legal-page.tsx';
import markdown from '../content/legal/impressum.md';

const document = legalDocument('content/legal/impressum.md', markdown);

export const { meta } = document;

export default function ImpressumPage() {
  return <LegalPage document={document} />;
}
