import './fold.scss';
import type { ReactNode } from 'react';

interface FoldProps {
  readonly title: ReactNode;
  /** No heading: it is shown only where something folds. */
  readonly bare?: boolean;
  /** Folds on every page, not only on phones. */
  readonly always?: boolean;
  readonly children: ReactNode;
}

/** A heading and what belongs to it. On phones it opens. */
export const Fold = ({ title, bare = false, always = false, children }: FoldProps) => (
  <details className={always ? 'fold' : 'fold fold--narrow'}>
    <summary>{bare ? title : <h3>{title}</h3>}</summary>
    {children}
  </details>
);
