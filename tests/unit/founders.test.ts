import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inks, tints } from '../../content/founders.ts';

test('the inks named on the hidden page are those of the site', () => {
  const tokens = readFileSync('styles/_tokens.scss', 'utf8');
  for (const { name, rgb, hex } of [...inks, ...tints]) {
    const parts = rgb.split(', ').map((part) => Number(part).toString(16).padStart(2, '0'));
    expect(parts.join('')).toBe(hex.toLowerCase());
    expect(tokens).toContain(`--${name.toLowerCase()}: #${hex.toLowerCase()};`);
  }
});
