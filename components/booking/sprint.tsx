import './sprint.scss';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Choice } from '../../content/booking.ts';
import type { BookingAdapterName } from '../../content/site.ts';

/** Time that a calendar has to appear, in milliseconds (decisions: Booking). */
const PATIENCE = 10_000;

/** Only that one is ever fetched which the site's settings name. */
const adapters = {
  calendly: () => import('./calendly.ts'),
  cal: () => import('./cal.ts'),
};

/** One half of the page with the address of its booking page. */
export interface BookableChoice extends Choice {
  readonly url: string;
}

/** Whose embed is loaded, and from where. */
export interface Provider {
  readonly adapter: BookingAdapterName;
  /** URL of its script. */
  readonly script: string;
}

interface SprintProps {
  readonly choice: BookableChoice;
  readonly back: string;
  readonly provider: Provider;
  readonly onLeave: (event: MouseEvent) => void;
}

/** What follows a choice: its promise, the way back, and the calendar, or a plain link where that fails. */
export function Sprint({ choice, back, provider, onLeave }: SprintProps) {
  const { url, promise, note, frameTitle, loading, failure } = choice;
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const container = frame.current as HTMLDivElement;
    const onFailure = () => setFailed(true);
    const timer = setTimeout(() => container.hasAttribute('data-loaded') || onFailure(), PATIENCE);
    let hasLeft = false;
    let close: (() => void) | undefined;
    // Even what would load the calendar is fetched only now.
    Promise.all([import('./widget.ts'), adapters[provider.adapter]()])
      .then(([{ openWidget }, { default: adapter }]) => {
        if (hasLeft) return;
        close = openWidget({ adapter, script: provider.script, url, container, frameTitle, onFailure });
      })
      .catch((error: unknown) => {
        console.error(error);
        onFailure();
      });
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      close?.();
    };
  }, [provider, url, frameTitle]);

  return (
    <>
      <div className="booking__text">
        <p className="booking__promise">{promise}</p>
        <p className="booking__note">{note}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: a link by specification; elsewhere it opens the page at its start */}
        <a className="booking__back" href="#frage" onClick={onLeave}>
          {back}
        </a>
      </div>
      <div className={`booking__widget${failed ? ' booking__widget--failed' : ''}`}>
        <div className="booking__status" role="status">
          <p>{failed ? failure.text : loading}</p>
          {failed ? <a href={url}>{failure.linkLabel}</a> : null}
        </div>
        <div className="booking__frame" ref={frame} />
      </div>
    </>
  );
}
