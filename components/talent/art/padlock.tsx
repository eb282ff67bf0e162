import '../../common/drawing/drawing.scss';
import './padlock.scss';
import type { ReactNode } from 'react';
import type { Entry } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** How far the shackle is in the body, in the units of its box. */
const LEGS = 64;

interface PadlockProps {
  readonly items: readonly Entry[];
  /** Below them. */
  readonly children: ReactNode;
}

/** A padlock that holds what stays private: the shackle is the talent's, the body the company's. */
export function Padlock({ items, children }: PadlockProps) {
  const shackle = 'M0 264V200a200 200 0 0 1 400 0v64h-84v-64a116 116 0 0 0-232 0v64z';
  return (
    <div className="padlock">
      <svg className="padlock__shackle screen-only" viewBox={`0 0 400 ${200 + LEGS}`} aria-hidden="true">
        <clipPath id="padlock-body">
          <path d="M0 200h400v99H0z" />
        </clipPath>
        <path className="ink-talent" d={shackle} />
        <path className="ink-both" d={shackle} clipPath="url(#padlock-body)" />
      </svg>
      <div className="padlock__body">
        <svg className="padlock__hole screen-only" viewBox="0 -2 34 66" aria-hidden="true">
          <path d="M12 32.2a17 17 0 1 1 10 0l7 31.8H5z" />
        </svg>
        <dl>
          {items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Rich text={text} />
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </div>
  );
}
