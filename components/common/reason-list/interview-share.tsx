import { shareOf } from '../../../content/claims.ts';

/** A row of 25 dots; `count` of them. */
const dots = (count: number) => `M2 2h${count * 4 - 3}`;

/** The share of matches that lead to an interview, of 25 dots; `rest` is the colour of the others. */
export function InterviewShare({ color, rest }: { readonly color: string; readonly rest: string }) {
  return (
    <svg viewBox="0 0 100 4" strokeWidth="3.2" strokeDasharray="0 4" strokeLinecap="round" aria-hidden="true">
      <path stroke={rest} d={dots(25)} />
      <path stroke={color} d={dots(Math.round(shareOf('match-zu-interview') * 25))} />
    </svg>
  );
}
