import type { ReactNode } from 'react';

/** A guide from its head to its end. Reader modes look for the element and for the class. */
export const Guide = ({ children }: { readonly children: ReactNode }) => (
  <article className="article">{children}</article>
);
