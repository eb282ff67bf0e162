import './flag.scss';
import './flag-list.scss';
import type { ReactNode } from 'react';
import type { Entry } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Fold } from '../fold/fold.tsx';

/** How many pairs phones show before the fold. */
const IN_VIEW = 3;

type Mark = 'green' | 'red';

interface SignProps {
  readonly mark: Mark;
  readonly label: string;
  /** Whether the label is seen, and not only heard. */
  readonly labelled: boolean;
  readonly sign: Entry;
}

const Sign = ({ mark, label, labelled, sign: { title, text } }: SignProps) => (
  <div className={`flag flag--${mark}`}>
    <p>
      <span className={labelled ? undefined : 'visually-hidden'}>{label}:</span> <b>{title}</b> <Rich text={text} />
    </p>
  </div>
);

interface FlagPairsProps {
  readonly labels: Readonly<Record<Mark, string>>;
  readonly signs: readonly Readonly<Record<Mark, Entry>>[];
  /** Of the fold. */
  readonly more: string;
}

/** Good signs next to bad ones; the first pair shows what the flags mean. On phones the last pairs open. */
export function FlagPairs({ labels, signs, more }: FlagPairsProps) {
  const pairs = signs.map(({ green, red }, place) => (
    <li key={green.title} className="card">
      <Sign mark="green" label={labels.green} labelled={place === 0} sign={green} />
      <Sign mark="red" label={labels.red} labelled={place === 0} sign={red} />
    </li>
  ));
  return (
    <div className="flag-pairs">
      <ul>{pairs.slice(0, IN_VIEW)}</ul>
      <Fold title={more} bare>
        <ul>{pairs.slice(IN_VIEW)}</ul>
      </Fold>
    </div>
  );
}

/** Two lists that belong together: side by side, entry level with entry. */
export function FlagLists({ children }: { readonly children: ReactNode }) {
  return <div className="flag-lists">{children}</div>;
}
