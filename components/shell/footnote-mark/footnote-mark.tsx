import './footnote-mark.scss';
import { createContext, type ReactNode, useContext } from 'react';
import { type ClaimId, claims } from '../../../content/claims.ts';
import { shell } from '../../../content/navigation.ts';

interface Footnotes {
  /** The page being rendered. */
  readonly route: string;
  /** Its claims in the order of their appearance. */
  readonly numbers: Map<ClaimId, number>;
  /** Whether their list stands on the page already. */
  isListed: boolean;
}

const PageFootnotes = createContext<Footnotes | undefined>(undefined);

interface FootnoteScopeProps {
  readonly route: string;
  readonly children: ReactNode;
}

/** Collects the claims inside it. A document is rendered in one synchronous pass, so the list sees all that precede it. */
export function FootnoteScope({ route, children }: FootnoteScopeProps) {
  return <PageFootnotes value={{ route, numbers: new Map(), isListed: false }}>{children}</PageFootnotes>;
}

/** The claims that the page has shown, in that order, for its one list of footnotes: none where the list is asked for again. */
export function useClaimsToList(): readonly ClaimId[] {
  const footnotes = useContext(PageFootnotes);
  if (!footnotes || footnotes.isListed) return [];
  footnotes.isListed = true;
  return [...footnotes.numbers.keys()];
}

function useClaimNumber(id: ClaimId): { readonly number: number; readonly first: boolean } {
  const footnotes = useContext(PageFootnotes);
  if (!footnotes) throw new Error(`The claim "${id}" is shown outside of a page with footnotes.`);
  const { route, numbers } = footnotes;
  const { display, pages } = claims[id];
  if (!display) throw new Error(`The claim "${id}" is in the register but not to be displayed.`);
  if (!pages.includes(route)) {
    throw new Error(`${route} shows the claim "${id}": add '${route}' to its \`pages\` in content/claims.ts.`);
  }
  const known = numbers.get(id);
  if (known === undefined && footnotes.isListed)
    throw new Error(`${route} shows the claim "${id}" below its footnotes.`);
  const number = known ?? numbers.size + 1;
  numbers.set(id, number);
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
