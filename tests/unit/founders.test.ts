import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inks } from '../../content/founders.ts';

test('the inks named on the hidden page are those of the site', () => {
  const tokens = readFileSync('styles/_tokens.scss', 'utf8');
  for (const [token, { name, rgb, hex }] of Object.entries(inks)) {
    expect(name.toLowerCase()).toBe(token);
    const parts = rgb.split(', ').map((part) => Number(part).toString(16).padStart(2, '0'));
    expect(parts.join('')).toBe(hex.toLowerCase());
    expect(tokens).toContain(`--${token}: #${hex.toLowerCase()};`);
  }
});

test('both files of the word mark have the same outlines', () => {
  const [light = '', dark = ''] = ['wortmarke', 'wortmarke-dunkel'].map((name) =>
    readFileSync(`static/${name}.svg`, 'utf8'),
  );
  const outlines = (svg: string) => svg.replace(/ fill="[^"]+"/g, '');
  expect(outlines(dark)).toBe(outlines(light));
  expect(dark).not.toBe(light);
});
