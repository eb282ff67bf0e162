import type { ReactNode } from 'react';
import type { Page } from '../content/pages.ts';

/** Hero, what the page adds, eight sections of 120 words, six questions. */
export function Article({ page, children }: { readonly page: Page; readonly children?: ReactNode }) {
  const { title, lead, sections, faq } = page;
  return (
    <>
      <div className="hero">
        <div className="wrap">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      {children ? (
        <section>
          <div className="wrap">{children}</div>
        </section>
      ) : null}
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <div className="wrap">
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
      <section className="faq">
        <div className="wrap">
          <h2>Häufige Fragen</h2>
          {faq.map(({ question, answer }) => (
            <details key={question} name="faq">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
