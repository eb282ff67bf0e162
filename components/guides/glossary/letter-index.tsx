import './letter-index.scss';
import type { LetterGroup } from '../../../content/guides/glossar.ts';

interface LetterIndexProps {
  readonly label: string;
  readonly groups: readonly LetterGroup[];
}

/** Jumps to the letters that have terms, and stays in view. */
export function LetterIndex({ label, groups }: LetterIndexProps) {
  return (
    <nav className="letter-index" aria-label={label}>
      <ul className="wrap">
        {groups.map(({ id, letter }) => (
          <li key={id}>
            <a href={`#${id}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
