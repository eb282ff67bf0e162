import { legalDocument } from '../components/legal/legal-page/legal-document.ts';
import { LegalPage } from '../components/legal/legal-page/legal-page.tsx';
import markdown from '../content/legal/agb.md';

const document = legalDocument('content/legal/agb.md', markdown);

export const { meta } = document;

export default function AgbPage() {
  return <LegalPage document={document} />;
}
