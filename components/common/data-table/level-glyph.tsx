import type { Level } from '../../../content/types.ts';

/** Three bars, 9 × 22 and 4 apart; the filled ones are solid, the others an outline. */
const BARS = { niedrig: 1, mittel: 2, hoch: 3 } as const satisfies Record<Level, number>;
const bars = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 13 + 1} 1h7v20h-7z`).join('');

interface LevelGlyphProps {
  readonly level: Level;
}

/** How much of something, as bars next to the word that says the same. */
export function LevelGlyph({ level }: LevelGlyphProps) {
  const filled = BARS[level];
  return (
    <svg className="level-glyph" viewBox="0 0 35 22" aria-hidden="true">
      <path d={bars(0, filled)} />
      {filled < 3 ? <path d={bars(filled, 3)} /> : null}
    </svg>
  );
}
