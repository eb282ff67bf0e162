import './phone-fold.scss';
import type { ReactNode } from 'react';

interface PhoneFoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A heading and what belongs to it. On phones it opens. */
export const PhoneFold = ({ title, children }: PhoneFoldProps) => (
  <div className="phone-fold">
    <h3>{title}</h3>
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  </div>
);
