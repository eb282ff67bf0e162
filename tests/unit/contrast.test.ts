import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'sass';
import { describe, expect, test } from 'vitest';
import { contrast } from '../support/colours.ts';

type Scheme = 'light' | 'dark';
type View = 'company' | 'talent';

const { css } = compile('styles/_tokens.scss');
const [always = '', inDark = ''] = css.split('@media (prefers-color-scheme: dark)');

/** Custom properties that a selector sets in a piece of CSS. */
function declared(part: string, selector: string): Record<string, string> {
  const body = part.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
}

/** All tokens as they are on the body of a page of `view` in `scheme`. */
function tokensOf(scheme: Scheme, view: View): Readonly<Record<string, string>> {
  const parts = scheme === 'dark' ? [always, inDark] : [always];
  const selectors = [':root', `[data-view=${view}]`];
  return Object.assign({}, ...selectors.flatMap((selector) => parts.map((part) => declared(part, selector))));
}

const SIDES = (['light', 'dark'] as const).flatMap((scheme) =>
  (['company', 'talent'] as const).map((view) => ({ scheme, view, tokens: tokensOf(scheme, view) })),
);

/** The colour of a token, or of a colour written out. */
function colour(tokens: Readonly<Record<string, string>>, name: string): string {
  const value = name.startsWith('#') ? name : (tokens[name] ?? `no token --${name}`);
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other ? colour(tokens, other) : value;
}

/** What is written, and the grounds it is written on: 4.5 (WCAG 1.4.3), whatever its size. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'surface', 'tint', 'tint-company', 'tint-talent', 'tint-talent-2'],
  'ink-2': ['paper', 'surface', 'tint', 'tint-company', 'tint-talent'],
  accent: ['paper', 'surface', 'tint'],
  'on-accent': ['accent'],
  'on-plane': ['plane'],
  'on-plane-2': ['plane'],
  'on-cta-on-plane': ['cta-on-plane'],
  'on-match': ['match'],
  ziegel: ['paper', 'surface', 'ziegel-bg'],
  paper: ['ink'],
  // The two inks and what is printed on them are the same in both schemes.
  weiss: ['tanne', 'tanne-hover', 'himbeer', 'nacht'],
  schwarz: ['rosa', 'rosa-hover', 'smaragd', 'weiss'],
  minze: ['tanne', 'nacht'],
};

/** What has to be seen to use something, and what it lies on: 3 (WCAG 1.4.11). */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  'line-ui': ['paper', 'surface'],
  // Focus rings and the current page.
  ink: ['paper', 'surface', 'tint'],
  accent: ['paper', 'surface', 'tint'],
  'on-plane': ['plane'],
  'cta-on-plane': ['plane'],
};

/** What the palette was chosen for, light scheme; one digit after the point, rounded down. */
const PUBLISHED = [
  ['ink', 'paper', 15.2],
  ['ink-2', 'paper', 7.2],
  ['ink-2', 'minze', 6.2],
  ['ink-2', 'puder', 6.4],
  ['tanne', 'paper', 6.4],
  ['weiss', 'tanne', 7],
  ['minze', 'tanne', 5.5],
  ['schwarz', 'rosa', 7.3],
  ['weiss', 'himbeer', 6.6],
  ['himbeer', 'paper', 6.1],
  ['himbeer', 'puder', 5.4],
  ['weiss', 'match', 13.3],
  ['ziegel', 'paper', 7],
  ['ziegel', 'ziegel-bg', 6.5],
  ['line-ui', 'paper', 3.2],
  ['rosa', 'tanne', 3.1],
] as const;

const pairsOf = (table: typeof TEXT) =>
  Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

describe.each(SIDES)('in the $scheme scheme, view $view,', ({ tokens }) => {
  const of = (front: string, ground: string) => contrast(colour(tokens, front), colour(tokens, ground));

  test.each(pairsOf(TEXT))('%s can be read on %s', (front, ground) => {
    expect(of(front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(SHAPES))('%s stands out from %s', (front, ground) => {
    expect(of(front, ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each(PUBLISHED)('%s on %s has the contrast that the palette promises: %d', (front, ground, promised) => {
  const tokens = tokensOf('light', 'company');
  expect(Math.abs(contrast(colour(tokens, front), colour(tokens, ground)) - promised)).toBeLessThan(0.1);
});

/** Brand colours that carry no text: on paper, rosa has 2.1 and the hairlines 1.4; tanne has 3.1 on rosa. */
const NEVER_TEXT = /(?<![\w-])color: var\(--(?:rosa|hellrosa|rosa-hover|line|line-ui|tint(?:-\w+)*)\)/;

test('no text is in a colour that cannot be read', () => {
  const files = ['components', 'styles'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.scss'))
      .map((name) => path.join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => NEVER_TEXT.test(readFileSync(file, 'utf8')))).toEqual([]);
});
