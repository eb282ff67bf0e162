import './claims-register.scss';
import { type Claim, claimDate } from '../../../content/claims.ts';
import {
  claimsOf,
  heldBackNote,
  type KindGroup,
  kinds,
  openClaims,
  openIntro,
  placesOf,
  terms,
} from '../../../content/figures-page.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** `typisch 24–48 h` → the words before the number, which are set smaller, and the figure. */
function splitValue(value: string): readonly [string, string] {
  const [words = ''] = /^\D*/.exec(value) ?? [];
  return [words, value.slice(words.length)];
}

function Places({ id }: Pick<Claim, 'id'>) {
  return (
    <ul>
      {placesOf(id).map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** A figure with all that is known of it. The one place where a claim stands without a footnote: it is the footnote. */
function Entry({ claim }: { readonly claim: Claim }) {
  const { id, value, label, kind, asOf, definition, basis, isOpen } = claim;
  const [words, figure] = splitValue(value);
  return (
    <li id={id} className="claims-register__entry">
      <h4>
        <span className="claims-register__figure">
          {words ? <small>{words}</small> : null}
          {figure}
        </span>{' '}
        <span className="claims-register__label">{label}</span>
      </h4>
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
        {isOpen ? null : (
          <div>
            <dt>{terms.places}</dt>
            <dd>
              <Places id={id} />
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

interface GroupProps extends Pick<KindGroup, 'text' | 'note'> {
  readonly title: string;
  readonly entries: readonly Claim[];
}

function Group({ title, text, note, entries }: GroupProps) {
  return (
    <div className="claims-register__group">
      <div className="claims-register__kind">
        <h3>{title}</h3>
        <p>
          <Rich text={text} />
        </p>
      </div>
      <div>
        {entries.length > 0 ? (
          <ul>
            {entries.map((claim) => (
              <Entry key={claim.id} claim={claim} />
            ))}
          </ul>
        ) : null}
        {note ? (
          <p className="claims-register__note">
            <Rich text={note} />
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The claims register (decisions: Claims): every displayed figure by its kind, and how many are held back. */
export function ClaimsRegister() {
  return (
    <div className="claims-register">
      {kinds.map(({ kind, ...group }) => (
        <Group key={kind} title={kind} entries={claimsOf(kind)} {...group} />
      ))}
      <Group title={openIntro.title} text={openIntro.text} entries={openClaims} />
      <div className="claims-register__group">
        <div className="claims-register__kind">
          <h3>{heldBackNote.title}</h3>
        </div>
        <p className="claims-register__note">
          <Rich text={heldBackNote.text} />
        </p>
      </div>
    </div>
  );
}
