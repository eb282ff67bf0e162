/** A change of a text: `text` replaces what is between `start` and `end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An edit that only adds. */
export const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** Applies edits that do not overlap, in one pass. Those at the same position keep their order. */
export function splice(text: string, edits: readonly Edit[]): string {
  let at = 0;
  let result = '';
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** The same position after these edits. */
export const moved = (position: number, edits: readonly Edit[]): number =>
  edits
    .filter(({ end }) => end <= position)
    .reduce((sum, { start, end, text }) => sum + text.length - (end - start), position);
