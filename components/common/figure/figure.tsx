import type { Figure as FigureData } from '../../../content/types.ts';
import { Claim } from '../../shell/footnote-mark/footnote-mark.tsx';

interface FigureProps {
  readonly figure: FigureData;
}

/** A figure as text: a claim with its footnote mark, or a plain condition. */
export function Figure({ figure }: FigureProps) {
  return 'claim' in figure ? <Claim id={figure.claim} /> : figure.value;
}
