import '../drawing/drawing.scss';
import './pillars.scss';
import type { ReactNode } from 'react';
import type { Pillar, PillarId } from '../../../content/how-it-works.ts';
import { Rich } from '../rich/rich.tsx';

/** A rectangle with a round head: what becomes of both shapes. */
const ARCH = 'M146 480V316a112 112 0 0 1 224 0v164z';

/** Each pillar's shape, small, in front of its text. */
const MARKS: Readonly<Record<PillarId, ReactNode>> = {
  skill: <rect width="36" height="36" rx="2" />,
  kultur: <circle cx="18" cy="18" r="18" />,
  wachstum: <path d="M0 36V18a18 18 0 0 1 36 0v18z" />,
};

const INKS: Readonly<Record<PillarId, string>> = {
  skill: 'ink-company',
  kultur: 'ink-talent',
  wachstum: 'pillars__wachstum',
};

/** The three shapes, in the ink of both sides where they overlap, set off where all three do; the company's comes from outside of the window. */
function Shapes() {
  return (
    <svg className="pillars__art" viewBox="0 0 482 480" aria-hidden="true">
      <clipPath id="pillars-skill">
        <rect width="290" height="290" />
      </clipPath>
      <clipPath id="pillars-culture">
        <circle cx="330" cy="188" r="152" />
      </clipPath>
      <path className="pillars__wachstum" d={ARCH} />
      <path className="ink-company" d="M-800 0H284a6 6 0 0 1 6 6v278a6 6 0 0 1-6 6H-800z" />
      <circle className="ink-talent" cx="330" cy="188" r="152" />
      <circle className="ink-both" cx="330" cy="188" r="152" clipPath="url(#pillars-skill)" />
      <path className="pillars__people" d={ARCH} clipPath="url(#pillars-culture)" />
      <path className="ink-both" d={ARCH} clipPath="url(#pillars-skill)" />
      <g clipPath="url(#pillars-skill)">
        <path className="pillars__all" d={ARCH} clipPath="url(#pillars-culture)" />
      </g>
    </svg>
  );
}

interface PillarsProps {
  readonly pillars: readonly Pillar[];
  /** Stands before the profile items of each pillar. */
  readonly looksAtLabel: string;
  /** What the three do not decide. */
  readonly note?: string;
}

/** Three overlapping shapes, and next to them what each of them asks. */
export function Pillars({ pillars, looksAtLabel, note }: PillarsProps) {
  return (
    <div className="pillars">
      <Shapes />
      <div>
        <ul>
          {pillars.map(({ id, title, question, text, looksAt }) => (
            <li key={id}>
              <svg className={INKS[id]} viewBox="0 0 36 36" aria-hidden="true">
                {MARKS[id]}
              </svg>
              <h3>{title}</h3>
              <div className="pillars__text">
                <p className="pillars__question">{question}</p>
                <p>
                  <Rich text={text} />
                </p>
                <p className="pillars__items">
                  {looksAtLabel}{' '}
                  <b>
                    <Rich text={looksAt.join(', ')} />
                  </b>
                </p>
              </div>
            </li>
          ))}
        </ul>
        {note ? (
          <p className="pillars__note">
            <Rich text={note} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
