import { legalDocument } from '../components/legal/legal-page/legal-document.ts';
import { LegalPage } from '../components/legal/legal-page/legal-page.tsx';
import markdown from '../content/legal/cookies.md';

const document = legalDocument('content/legal/cookies.md', markdown);

export const { meta } = document;

export default function CookiesPage() {
  return <LegalPage document={document} />;
}
