import './step-ledger.scss';
import type { ReactNode } from 'react';
import type { Actor, LedgerTotal } from '../../../content/how-it-works.ts';
import type { Step } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

/** Rectangle = company, circle = talent, overlap = both, dots = the matching. */
const MARKS: Readonly<Record<Actor, ReactNode>> = {
  firma: <rect className="step-ledger__company" width="20" height="20" rx="2" />,
  talent: <circle className="step-ledger__talent" cx="10" cy="10" r="10" />,
  ki: <path className="step-ledger__dots" d="M2 3h0M10 3h0M18 3h0M26 3h0M6 10h0M14 10h0M22 10h0M10 17h0M18 17h0" />,
  beide: (
    <>
      <rect className="step-ledger__company" width="20" height="20" rx="2" />
      <circle className="step-ledger__talent" cx="22" cy="10" r="10" />
      <path className="step-ledger__match" d="M20 .2a10 10 0 0 0 0 19.6z" />
    </>
  ),
};

function ActorMark({ actor, label }: { readonly actor: Actor; readonly label: string }) {
  return (
    <p className="step-ledger__actor">
      <svg viewBox={actor === 'ki' || actor === 'beide' ? '0 0 32 20' : '0 0 20 20'} aria-hidden="true">
        {MARKS[actor]}
      </svg>
      {label}
    </p>
  );
}

interface StepLedgerProps {
  readonly steps: readonly (Step & { readonly actor?: Actor })[];
  /** Names of those who act, where the steps say who does. */
  readonly actors?: Readonly<Record<Actor, string>>;
  readonly totals?: readonly LedgerTotal[];
  /** What the totals leave open. */
  readonly note?: string;
}

/** Steps like the entries of an account: number, title, text, and at the right what each one takes. */
export function StepLedger({ steps, actors, totals, note }: StepLedgerProps) {
  const timed = steps.some(({ duration }) => duration);
  return (
    <div className={timed ? 'step-ledger' : 'step-ledger step-ledger--untimed'}>
      <ol>
        {steps.map(({ title, duration, text, actor }) => (
          <li key={title}>
            <h3>{title}</h3>
            {duration ? (
              <p className="step-ledger__duration">
                <Rich text={duration} />
              </p>
            ) : null}
            {actor && actors ? <ActorMark actor={actor} label={actors[actor]} /> : null}
            <p className="step-ledger__text">
              <Rich text={text} />
            </p>
          </li>
        ))}
      </ol>
      {totals ? (
        <dl className="step-ledger__totals">
          {totals.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {note ? (
        <p className="step-ledger__note">
          <Rich text={note} />
        </p>
      ) : null}
    </div>
  );
}
