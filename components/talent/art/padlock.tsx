import '../../common/drawing/drawing.scss';
import './padlock.scss';
import type { ReactNode } from 'react';
import type { Entry } from '../../../content/types.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';

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
      <svg className="padlock__shackle screen-only" viewBox="0 0 400 264" aria-hidden="true">
        <clipPath id="padlock-body">
          <path d="M0 200h400v64H0z" />
        </clipPath>
        <path className="ink-talent" d={shackle} />
        <path className="ink-both" d={shackle} clipPath="url(#padlock-body)" />
      </svg>
      <div className="padlock__body">
        <svg className="padlock__hole screen-only" viewBox="0 -2 34 66" aria-hidden="true">
          <path d="M12 32.2a17 17 0 1 1 10 0l7 31.8H5z" />
        </svg>
        <EntryList terms look="plain" entries={items} />
        {children}
      </div>
    </div>
  );
}
