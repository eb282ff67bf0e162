import '../../common/drawing/drawing.scss';
import '../../common/sequence/shape.scss';
import './process.scss';
import type { ReactNode } from 'react';
import type { Step } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

interface Drawing {
  /** All have one scale and one height. */
  readonly width: number;
  readonly parts: ReactNode;
  /** In whose shape the number stands, and where. */
  readonly actor: 'company' | 'talent' | 'both';
  readonly x: number;
  readonly y: number;
}

const COMPANY_SPEAKS = 'M0 8h82v60H40L18 86V68H0z';

const DRAWINGS: readonly Drawing[] = [
  // What you say.
  {
    width: 84,
    parts: <path className="ink-talent" d="M72.8 63l10.4 23.4-26.3-10.2A40 40 0 1 1 72.8 63z" />,
    actor: 'talent',
    x: 40,
    y: 52,
  },
  // Your mail lies with the company; the number is its seal.
  {
    width: 112,
    parts: (
      <>
        <path className="ink-company" d="M0 0h112v80H0z" />
        <path className="outline process__flap" d="M0 0l41 27M112 0L71 27" />
      </>
    ),
    actor: 'company',
    x: 56,
    y: 52,
  },
  // Both speak.
  {
    width: 128,
    parts: (
      <>
        <clipPath id="process-company">
          <path d={COMPANY_SPEAKS} />
        </clipPath>
        <path className="ink-company" d={COMPANY_SPEAKS} />
        <path className="ink-talent" d="M116.8 63l10.4 23.4-26.3-10.2A40 40 0 1 1 116.8 63z" />
        <circle className="ink-both" cx="84" cy="40" r="40" clipPath="url(#process-company)" />
      </>
    ),
    actor: 'both',
    x: 63,
    y: 52,
  },
  // What both say yes to is nearly all of it.
  {
    width: 100,
    parts: (
      <>
        <path className="ink-company" d="M0 0h80v80H0z" />
        <circle className="ink-talent" cx="60" cy="40" r="40" />
        <path className="ink-both" d="M80 5.4a40 40 0 1 0 0 69.2z" />
      </>
    ),
    actor: 'both',
    x: 50,
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
              <svg className="shape" viewBox={`0 0 ${drawing.width} 88`} aria-hidden="true">
                {drawing.parts}
                <text className={`shape__on-${drawing.actor}`} x={drawing.x} y={drawing.y} fontSize="34">
                  {index + 1}
                </text>
              </svg>
            ) : null}
            <h3>{title}</h3>
            <p>
              <Rich text={text} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
