import '../../common/drawing/drawing.scss';
import './process.scss';
import type { ReactNode } from 'react';
import type { Step } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

interface Drawing {
  readonly parts: ReactNode;
  /** In whose shape the number stands, and where. */
  readonly actor: 'company' | 'talent' | 'both';
  readonly x: number;
  readonly y: number;
}

const COMPANY_SPEAKS = 'M0 8h82v60H40L18 86V68H0z';
const TALENT_SPEAKS = 'M116.8 63l10.4 23.4-26.3-10.2A40 40 0 1 1 116.8 63z';

/** All have one width, and end with the mark. */
const DRAWINGS: readonly Drawing[] = [
  // You speak first, the company has not answered yet.
  {
    parts: (
      <>
        <path className="outline" d="M1 9h80v58H39L19 84V67H1z" />
        <path className="ink-talent" d={TALENT_SPEAKS} />
      </>
    ),
    actor: 'talent',
    x: 84,
    y: 52,
  },
  // Your mail is open: a sheet above the company's envelope.
  {
    parts: (
      <>
        <path className="ink-talent" d="M16 0h96v48H16z" />
        <path className="outline process__lines" d="M28 12h72M28 23h46" />
        <path className="ink-company" d="M0 22l64 22 64-22v58H0z" />
      </>
    ),
    actor: 'company',
    x: 64,
    y: 74,
  },
  // Both speak.
  {
    parts: (
      <>
        <clipPath id="process-company">
          <path d={COMPANY_SPEAKS} />
        </clipPath>
        <path className="ink-company" d={COMPANY_SPEAKS} />
        <path className="ink-talent" d={TALENT_SPEAKS} />
        <circle className="ink-both" cx="84" cy="40" r="40" clipPath="url(#process-company)" />
      </>
    ),
    actor: 'both',
    x: 63,
    y: 52,
  },
  // Both say yes.
  {
    parts: (
      <>
        <path className="ink-company" d="M0 0h80v80H0z" />
        <circle className="ink-talent" cx="88" cy="40" r="40" />
        <path className="ink-both" d="M80 .8a40 40 0 0 0 0 78.4z" />
      </>
    ),
    actor: 'both',
    x: 64,
    y: 52,
  },
];

interface ProcessProps {
  /** The first four have a drawing. */
  readonly steps: readonly Step[];
}

/** The steps of an application, each as a drawing of what happens, with its number in the shape of who acts. */
export function Process({ steps }: ProcessProps) {
  return (
    <ol className="process">
      {steps.map(({ title, text }, index) => {
        const drawing = DRAWINGS[index];
        return (
          <li key={title}>
            {drawing ? (
              <svg viewBox="0 0 128 88" aria-hidden="true">
                {drawing.parts}
                <text
                  fill={drawing.actor === 'talent' ? 'var(--schwarz)' : 'var(--on-match)'}
                  x={drawing.x}
                  y={drawing.y}
                  fontSize="34"
                >
                  {index + 1}
                </text>
              </svg>
            ) : null}
            <div>
              <h3>{title}</h3>
              <p>
                <Rich text={text} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
