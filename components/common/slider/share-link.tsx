import './share-link.scss';
import { useEffect, useState } from 'react';
import type { Stage } from './use-linked-inputs.ts';

interface ShareLinkProps {
  readonly stage: Stage;
  /** The calculator's inputs as the URL holds them: `?gehalt=60000&einstellungen=3`. */
  readonly query: string;
  /** The result in one line, for screen readers. */
  readonly result: string;
  /** Id of the section: a copied link leads to it. */
  readonly anchor: string;
  readonly texts: { readonly button: string; readonly done: string; readonly failed: string };
}

/** Milliseconds without a change before the URL is written and the result is announced. */
const SETTLED = 600;

/** Keeps a calculator's inputs in the page's URL and copies that link; says the result once it has settled. */
export function ShareLink({ stage, query, result, anchor, texts }: ShareLinkProps) {
  const [status, setStatus] = useState('');

  // Dragging passes many values. Browsers limit how often the URL may change, and nobody wants to hear each one.
  useEffect(() => {
    if (stage < 2) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', query + location.hash);
      setStatus(result);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [stage, query, result]);

  const share = async () => {
    // In the address bar it can be copied by hand, where the browser refuses.
    history.replaceState(history.state, '', `${query}#${anchor}`);
    try {
      await navigator.clipboard.writeText(location.href);
      setStatus(texts.done);
    } catch {
      setStatus(texts.failed);
    }
  };

  return (
    <div className="share-link screen-only">
      <button type="button" className="button button--quiet" disabled={!stage} onClick={share}>
        {texts.button}
      </button>
      {/* Only the result of copying is announced: the calculation is there to see. */}
      <p className={status === texts.done || status === texts.failed ? '' : 'visually-hidden'} role="status">
        {status}
      </p>
    </div>
  );
}
