import type { ReactNode } from 'react';
import type { View } from '../../../content/navigation.ts';

interface GuideProps {
  /** Whose colours and corners it has, where these are not the page's. */
  readonly view?: View;
  readonly children: ReactNode;
}

/** A guide from its head to its end. Reader modes look for the element and for the class. */
export const Guide = ({ view, children }: GuideProps) => (
  <article className="article" data-view={view}>
    {children}
  </article>
);
