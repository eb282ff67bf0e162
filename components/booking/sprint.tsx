import './sprint.scss';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Choice } from '../../content/booking.ts';
import { calendly } from './calendly.ts';
import { openWidget } from './widget.ts';

/** One half of the page with the address of its booking page. */
export interface BookableChoice extends Choice {
  readonly url: string;
}

interface SprintProps {
  readonly choice: BookableChoice;
  readonly back: string;
  readonly script: string;
  readonly onLeave: (event: MouseEvent) => void;
}

/** What follows a choice: its promise, the way back, and the calendar, or a plain link where that fails. */
export function Sprint({ choice, back, script, onLeave }: SprintProps) {
  const { url, promise, note, frameTitle, loading, failure } = choice;
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const container = frame.current;
    if (!container) return undefined;
    return openWidget({ adapter: calendly, script, url, container, frameTitle, onFailure: () => setFailed(true) });
  }, [script, url, frameTitle]);

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
      <div className="booking__widget">
        <div className="booking__status" role="status">
          <p>{failed ? failure.text : loading}</p>
          {failed ? <a href={url}>{failure.linkLabel}</a> : null}
        </div>
        <div className="booking__frame" ref={frame} />
      </div>
    </>
  );
}
