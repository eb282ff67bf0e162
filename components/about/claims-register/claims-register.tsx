import './claims-register.scss';
import { type Claim, type ClaimKind, claimDate } from '../../../content/claims.ts';
import { claimsOf, kinds, openClaims, openIntro, placesOf, terms } from '../../../content/figures-page.ts';
import { type Ink, inkCard } from '../../common/ink-card/ink-card.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** `typisch 24–48 h` → the words before the number, which are set smaller, and the figure. */
function splitValue(value: string): readonly [string, string] {
  const [words = ''] = /^\D*/.exec(value) ?? [];
  return [words, value.slice(words.length)];
}

function Places({ id }: Pick<Claim, 'id'>) {
  return (
    <div>
      <dt>{terms.places}</dt>
      <dd>
        <ul>
          {placesOf(id).map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** A figure with all that is known of it. The one place where a claim stands without a footnote: it is the footnote. */
function Entry({ claim }: { readonly claim: Claim }) {
  const { id, value, label, kind, asOf, definition, basis, isOpen } = claim;
  const [words, figure] = splitValue(value);
  const Title = isOpen ? 'h3' : 'h4';
  return (
    <li id={id}>
      <Title className="claims__title">
        <span className="claims__figure">
          {words ? <small>{words}</small> : null}
          {figure}
        </span>{' '}
        {label}
      </Title>
      <dl>
        <div>
          <dt>{isOpen ? openIntro.missing : terms.definition}</dt>
          <dd>{definition}</dd>
        </div>
        <div>
          <dt>{isOpen ? openIntro.doubt : terms.basis}</dt>
          <dd>{basis}</dd>
        </div>
        <div>
          <dt>{terms.dated}</dt>
          <dd>
            {kind}, {asOf ? <time dateTime={asOf}>{claimDate(claim)}</time> : claimDate(claim)}
          </dd>
        </div>
        {isOpen ? null : <Places id={id} />}
      </dl>
    </li>
  );
}

/** The plane of a kind of figure. Targets are only outlined: they are not measured. */
const INKS: Readonly<Partial<Record<ClaimKind, Ink>>> = { Median: 'company', Anteil: 'talent', Zählung: 'pale' };

/** The claims register (decisions: Claims): every displayed figure by its kind. */
export function ClaimsRegister() {
  return (
    <div className="claims-register ink-cards">
      {kinds.map(({ kind, text }) => (
        <div key={kind} className={inkCard(INKS[kind] ?? 'outline')}>
          <h3 className="claims-register__kind">{kind}</h3>
          <p className="claims-register__text">
            <Rich text={text} />
          </p>
          <ul className="claims">
            {claimsOf(kind).map((claim) => (
              <Entry key={claim.id} claim={claim} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The figures that no other page shows, each with what is missing. */
export function OpenClaims() {
  return (
    <ul className="claims claims--open">
      {openClaims.map((claim) => (
        <Entry key={claim.id} claim={claim} />
      ))}
    </ul>
  );
}
