/** A change of a text: what lies from `start` to `end` is replaced by `text`. */
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

/** Where a position of the text lies after these edits. */
export const moved = (position: number, edits: readonly Edit[]): number =>
  edits
    .filter(({ end }) => end <= position)
    .reduce((sum, { start, end, text }) => sum + text.length - (end - start), position);
