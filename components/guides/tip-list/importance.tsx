import { importanceWords } from '../../../content/guides/interview-tipps.ts';
import type { Importance as Level } from '../../../content/guides/types.ts';

/** `count` bars side by side, after `skip` others. */
const bars = (count: number, skip = 0): string =>
  Array.from({ length: count }, (_, index) => `M${1 + 9 * (skip + index)} 1h6v14h-6z`).join('');

/** One to three filled bars next to the word that says the same. */
export function Importance({ level }: { readonly level: Level }) {
  return (
    <p className="importance">
      <svg viewBox="0 0 26 16" aria-hidden="true">
        <path d={bars(level)} />
        <path className="importance__rest" d={bars(3 - level, level)} />
      </svg>
      {importanceWords[level]}
    </p>
  );
}
