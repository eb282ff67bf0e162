import { legalDocument } from '../components/legal/legal-page/legal-document.ts';
import { LegalPage } from '../components/legal/legal-page/legal-page.tsx';
import markdown from '../content/legal/security.md';

const document = legalDocument('content/legal/security.md', markdown);

export const { meta } = document;

export default function SecurityPage() {
  return <LegalPage document={document} />;
}
