import './footnote-mark.scss';
import { createContext, type ReactNode, useContext } from 'react';
import { type ClaimId, claims } from '../../content/claims.ts';
import { shell } from '../../content/navigation.ts';

/** The claims of the page being rendered, in the order of their appearance. */
const ShownClaims = createContext<Map<ClaimId, number> | undefined>(undefined);

/** Collects the claims inside it. A document is rendered in one synchronous pass, so the foot sees all of them. */
export function FootnoteScope({ children }: { readonly children: ReactNode }) {
  return <ShownClaims value={new Map()}>{children}</ShownClaims>;
}

/** The claims that were shown so far, in that order. */
export const useShownClaims = (): readonly ClaimId[] => [...(useContext(ShownClaims)?.keys() ?? [])];

function useClaimNumber(id: ClaimId): { readonly number: number; readonly first: boolean } {
  const shown = useContext(ShownClaims);
  if (!shown) throw new Error(`The claim "${id}" is shown outside of a page with footnotes.`);
  if (!claims[id].display) throw new Error(`The claim "${id}" is in the register but not to be displayed.`);
  const known = shown.get(id);
  const number = known ?? shown.size + 1;
  shown.set(id, number);
  return { number, first: known === undefined };
}

/** The mark that leads to a claim's footnote. */
function FootnoteMark({ id }: Pick<ClaimProps, 'id'>) {
  const { number, first } = useClaimNumber(id);
  return (
    <sup className="footnote-mark">
      <a href={`#fn-${id}`} {...(first && { id: `fnref-${id}` })} aria-label={shell.footnote(number)}>
        {number}
      </a>
    </sup>
  );
}

interface ClaimProps {
  readonly id: ClaimId;
  /** What is counted, for running text: directly after a bare number the mark would read as a power. */
  readonly noun?: string;
}

/** A figure from the register, with its footnote: the only way to show one. */
export function Claim({ id, noun }: ClaimProps) {
  return (
    <>
      {claims[id].value}
      {noun}
      <FootnoteMark id={id} />
    </>
  );
}
