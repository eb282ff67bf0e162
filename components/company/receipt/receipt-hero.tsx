import './receipt-hero.scss';
import type { ReactNode } from 'react';
import { Rich } from '../../common/rich/rich.tsx';
import { Sentences } from '../../common/sentences/sentences.tsx';

interface ReceiptHeroProps {
  readonly title: string;
  readonly lead: string;
  /** Buttons, and a text about them. */
  readonly actions: ReactNode;
  /** The sheet. */
  readonly children: ReactNode;
}

/** The head of a page with a price: a bill that slides out from below the header. */
export function ReceiptHero({ title, lead, actions, children }: ReceiptHeroProps) {
  return (
    <section className="receipt" aria-labelledby="titel">
      <div className="receipt__inner wrap">
        <div className="receipt__text">
          <h1 id="titel">
            <Sentences text={title} />
          </h1>
          <p className="receipt__lead">
            <Rich text={lead} />
          </p>
        </div>
        <div className="receipt__actions">{actions}</div>
        {children}
      </div>
    </section>
  );
}
