import type { Outline, PreviewProps } from '../../../ssg/contract.ts';

/** Breaks a text into outlined lines no wider than `width` pixels; a single longer word keeps its line. */
export function wrapLines(
  text: string,
  size: number,
  width: number,
  outline: PreviewProps['outline'],
): readonly Outline[] {
  const lines: string[] = [];
  for (const word of text.replaceAll('\u00AD', '').split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && outline(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => outline(line, size));
}
