import './phone-fold.scss';
import type { ReactNode } from 'react';

interface PhoneFoldProps {
  readonly title: string;
  /** Without the heading: what is before it goes on. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** A heading and what belongs to it. On phones it opens. */
export const PhoneFold = ({ title, bare = false, children }: PhoneFoldProps) => (
  <div className="phone-fold">
    {bare ? null : <h3>{title}</h3>}
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  </div>
);
