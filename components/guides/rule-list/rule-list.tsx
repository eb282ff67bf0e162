import './rule-list.scss';
import type { Entry } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** Numbered rules with their reasons, in two columns where there is room. */
export function RuleList({ rules }: { readonly rules: readonly Entry[] }) {
  return (
    <ol className="rule-list">
      {rules.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
