import './claims-register.scss';
import './open-claims.scss';
import type { ReactNode } from 'react';
import { type Claim, type ClaimKind, claimDate } from '../../../content/claims.ts';
import {
  claimsOf,
  type KindGroup,
  kinds,
  openClaims,
  openIntro,
  registerDate,
  terms,
} from '../../../content/figures-page.ts';
import { Fold } from '../../common/fold/fold.tsx';
import { inkCard } from '../../common/ink-card/ink-card.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Places } from './places.tsx';
import { Sign } from './sign.tsx';
import { Specimens } from './specimens.tsx';

/** `typisch 24–48 h` → the words before the number, which stand above it, and the figure. */
function splitValue(value: string): readonly [string, string] {
  const [words = ''] = /^\D*/.exec(value) ?? [];
  return [words, value.slice(words.length)];
}

/** What a proof still lacks, or where the figure comes from; the rest of it, and where the figure stands, is folded. */
function Sources({ claim: { id, basis, missing, asOf }, claim }: { readonly claim: Claim }) {
  return (
    <details className="claims__sources">
      <summary>{missing ?? basis}</summary>
      {missing ? <p>{basis}</p> : null}
      {asOf === registerDate ? null : <KindAndDate claim={claim} />}
      <p>
        <b>{terms.places}:</b> <Places id={id} />
      </p>
    </details>
  );
}

interface EntryProps {
  readonly claim: Claim;
  /** What draws its kind; the first of a kind has it. */
  readonly children?: ReactNode;
}

/** The figure in large letters, and what it counts. */
function EntryTitle({ claim: { value, label }, children }: EntryProps) {
  const [words, figure] = splitValue(value);
  return (
    <>
      <span className="claims__figure">
        {words ? <small>{words}</small> : null}
        {figure}
        {children}
      </span>{' '}
      {label}
    </>
  );
}

function KindAndDate({ claim }: { readonly claim: Claim }) {
  return (
    <p>
      <b>{terms.dated}:</b> {claim.kind}, {claimDate(claim)}
    </p>
  );
}

/** A figure with all that is known of it. The one place where a claim stands without a footnote: it is the footnote. */
function Entry({ claim, children }: EntryProps) {
  const { id, definition, kind } = claim;
  const around = kind === 'Richtwert';
  return (
    <li id={id}>
      <h4>
        <EntryTitle claim={claim}>{around ? children : null}</EntryTitle>
      </h4>
      {around ? null : children}
      <p>{definition}</p>
      <Sources claim={claim} />
    </li>
  );
}

/** The band that a kind of figure is printed on: full inks for what is known, a pale one for aims, none for a Richtwert. */
const GROUNDS: Readonly<Partial<Record<ClaimKind, string>>> = {
  Median: inkCard('company'),
  Zählung: inkCard('talent'),
  Ziel: `${inkCard('pale')} claims-register__aim`,
};

function Group({ kind, text, others }: KindGroup) {
  return (
    <div className={GROUNDS[kind] ?? `${inkCard('pale')} claims-register__guess`}>
      <div className="claims-register__head">
        <h3 className="claims-register__kind">{kind}</h3>
        <p className="claims-register__text">
          <Rich text={text} />
        </p>
      </div>
      <ul className="claims">
        {claimsOf(kind).map((claim, index) => (
          <Entry key={claim.id} claim={claim}>
            {index === 0 ? <Sign kind={kind} /> : null}
          </Entry>
        ))}
      </ul>
      {others ? (
        <Fold bare always title={others.title}>
          <ul className="claims-register__others">
            {others.entries.map((other, index) => (
              <li key={index}>
                <Rich text={other} />
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </div>
  );
}

/**
 * The claims register (decisions: Claims): every displayed figure by its kind. Their date stands above them, an entry has only
 * one that differs.
 */
export function ClaimsRegister() {
  return (
    <div className="claims-register">
      <Specimens />
      {kinds.map((group) => (
        <Group key={group.kind} {...group} />
      ))}
    </div>
  );
}

/** The figures that no other page shows, each with what is missing. */
export function OpenClaims() {
  return (
    <ul className="claims claims--open">
      {openClaims.map((claim) => (
        <li key={claim.id} id={claim.id}>
          <Fold always title={<EntryTitle claim={claim} />}>
            <p>
              <b>{openIntro.missing}:</b> {claim.definition}
            </p>
            <p>
              <b>{openIntro.doubt}:</b> {claim.basis}
            </p>
            <KindAndDate claim={claim} />
          </Fold>
        </li>
      ))}
    </ul>
  );
}
