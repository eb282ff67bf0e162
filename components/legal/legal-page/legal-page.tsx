import './legal-page.scss';
import { legalTexts } from '../../../content/legal.ts';
import { PageHero } from '../../common/page-hero/page-hero.tsx';
import { LegalArt } from './legal-art.tsx';
import type { LegalDocument } from './legal-document.ts';

interface HtmlProps {
  readonly className: string;
  readonly html: string;
}

/** The site's own Markdown, compiled by the build: nothing a visitor typed ever gets here. */
function Html({ className, html }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Sticky next to the text, and a disclosure above it on a phone. */
function ContentsTable({ contents, isNumbered }: Pick<LegalDocument, 'contents' | 'isNumbered'>) {
  return (
    <nav className="legal__contents" aria-label={legalTexts.contents}>
      <details>
        <summary>{legalTexts.contents}</summary>
        <ol className={isNumbered ? 'legal__numbers' : undefined}>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

interface LegalPageProps {
  readonly document: LegalDocument;
}

/** A legal text: head with date, the summary across the page, then contents next to the text. */
export function LegalPage({
  document: { name, meta, heading, lead, stand, summary, body, ...sections },
}: LegalPageProps) {
  return (
    <article className={`legal legal--${name}`}>
      <PageHero
        title={heading}
        lead={lead}
        tone="paper"
        actions={
          <small>
            {legalTexts.stand}: <time dateTime={meta.date}>{stand}</time>
          </small>
        }
      />
      <div className="legal__summary">
        <LegalArt name={name} />
        <Html className="legal__digest wrap" html={summary} />
      </div>
      <div className="legal__columns wrap">
        <ContentsTable {...sections} />
        <Html className="legal__text" html={body} />
      </div>
    </article>
  );
}
