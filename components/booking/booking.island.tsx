import { Fragment, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Audience } from '../../content/booking.ts';
import { type BookableChoice, type Provider, Sprint } from './sprint.tsx';
import { arrive, choose, type HistoryMark, hashOf, isOneBack, leave, type Step, start, travel } from './steps.ts';

/** A piece of text, or of a link where it has a target. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

interface BookingProps {
  readonly question: string;
  readonly heading: string;
  readonly back: string;
  /** Paragraphs of the notice. */
  readonly notice: readonly (readonly Piece[])[];
  readonly choices: readonly BookableChoice[];
  readonly provider: Provider;
}

/** The first click of a double click changed the page: the second hits what has come under the pointer meanwhile. */
const isSecondOfDouble = ({ detail }: MouseEvent): boolean => detail > 1;

const mark = (booking: Step): HistoryMark => ({ booking });

/** Marks where Back leads to, and adds the entry of a choice. */
function pushChoice(audience: Audience): void {
  history.replaceState(mark('choice'), '');
  history.pushState(mark(audience), '', hashOf(audience));
}

/**
 * The two halves, then the calendar of the chosen one (spec §2). The halves stay in the document while a calendar is
 * shown, and are links to the booking pages: without script, or before it runs, they lead there.
 */
export default function Booking({ question, heading, back, notice, choices, provider }: BookingProps) {
  const [state, setState] = useState(start);
  const title = useRef<HTMLHeadingElement>(null);
  // `history.back()` takes a moment; a choice made meanwhile gets its entry when the way back has been gone.
  const goingBack = useRef(false);
  const step = useRef<Step>('choice');
  step.current = state.step;

  useEffect(() => {
    const onTravel = ({ state: entry }: PopStateEvent) => {
      if (!goingBack.current) setState((now) => travel(now, entry, location.hash));
      else if (step.current !== 'choice') pushChoice(step.current);
      goingBack.current = false;
    };
    // A page that the browser kept in memory and brings back asks again, like any visit.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setState(arrive(location.hash));
    addEventListener('popstate', onTravel);
    addEventListener('pageshow', onShow);
    // A quick visitor may have chosen before this runs.
    setState((now) => (now === start ? arrive(location.hash) : now));
    return () => {
      removeEventListener('popstate', onTravel);
      removeEventListener('pageshow', onShow);
    };
  }, []);

  useLayoutEffect(() => {
    const { step: shown, focus } = state;
    if (shown === 'choice') {
      if (focus) document.getElementById(focus)?.focus();
      return;
    }
    if (!goingBack.current) pushChoice(shown);
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [state]);

  const onChoose = (event: MouseEvent, audience: Audience): void => {
    // A click that opens a new tab or window is the browser's business.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isSecondOfDouble(event)) return;
    setState((now) => choose(now, audience));
  };

  const onLeave = (event: MouseEvent): void => {
    event.preventDefault();
    // Going back twice would lead off the page.
    if (goingBack.current || isSecondOfDouble(event)) return;
    goingBack.current = isOneBack(state, history.state);
    if (goingBack.current) history.back();
    setState(leave);
  };

  const chosen = choices.find(({ id }) => id === state.step);
  return (
    <div className={`booking booking--${state.step}`}>
      <div className="booking__stage wrap">
        <h1 id="frage" className="booking__title" ref={title} tabIndex={-1}>
          {chosen ? heading : question}
        </h1>
        <div className="booking__choice" hidden={chosen !== undefined}>
          <div className="booking__notice" id="hinweis">
            {notice.map((pieces) => (
              <p key={pieces[0]?.text}>
                {pieces.map(({ text, href }) =>
                  href ? (
                    <a key={href} href={href}>
                      {text}
                    </a>
                  ) : (
                    text
                  ),
                )}
              </p>
            ))}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, these are links */}
          <div className="booking__halves" role="group" aria-labelledby="frage" aria-describedby="hinweis">
            {choices.map(({ id, label, statement, url }) => (
              <Fragment key={id}>
                <a
                  id={id}
                  className={`booking__half booking__half--${id}`}
                  href={url}
                  onClick={(event) => onChoose(event, id)}
                >
                  <b className="booking__label">{label}</b> <span className="booking__statement">{statement}</span>
                </a>{' '}
              </Fragment>
            ))}
          </div>
        </div>
        {chosen ? <Sprint key={chosen.id} choice={chosen} back={back} provider={provider} onLeave={onLeave} /> : null}
      </div>
    </div>
  );
}
