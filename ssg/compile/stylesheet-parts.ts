import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** A rule in minified CSS: `.a b{…}`, `@font-face{…}`, `@layer a,b;`. */
export interface StyleBlock {
  readonly css: string;
  /**
   * Of each selector the classes (`.a`), elements (`b`) and attributes (`[c]`) that it names; a rule may have none.
   * `:checked` counts as the attribute. Attributes `data-*` are named with their value: `[data-view=talent]`.
   * What `:has(…)` names is marked, `^.a`: it counts for leaving a rule out, not for inlining it.
   */
  readonly selectors?: readonly (readonly string[])[];
}

/** A rule that holds rules: `@media …{…}`. */
export interface StyleGroup {
  readonly head: string;
  readonly rules: readonly StyleRule[];
}

export type StyleRule = StyleBlock | StyleGroup;

/** The minified CSS of one source file, in a page's cascade. */
export interface StyleSheetPart {
  /** Path from the site's root; `''` for what stands before the first file. */
  readonly source: string;
  readonly css: string;
  readonly rules: readonly StyleRule[];
}

/** esbuild writes the name of each source file as a comment on its own line. */
const SOURCE = /^\/\* (\S+\.(?:scss|css)) \*\/$/m;

/** What ends a rule, and what may hold such characters without ending one: texts, addresses, comments, escapes. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\((?:\\.|[^)"'\\])*\)|\/\*.*?\*\/|\\.|[{};]/gs;

/** The rules of minified CSS at its top level: `a{…}`, `@media …{…}`, `@layer a,b;`. */
function* topLevelRules(css: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') depth++;
    if (token === '}') depth--;
    if (depth > 0 || (token !== '}' && token !== ';')) continue;
    yield css.slice(start, index + 1);
    start = index + 1;
  }
  if (start < css.length) yield css.slice(start);
}

const GROUP = /^@(?:media|layer|supports|container)\b/;
/** What only narrows a selector down: `:not(…)`, `:hover`, `#id`, the value of an attribute that is not `data-*`. */
const NARROWING =
  /\([^()]*(?:\([^()]*\)[^()]*)*\)|(?<=\[(?!data-[\w-]+=[\w-]+\])[\w-]+)[^\w\]-][^\]]*|::?[\w-]+|#[\w-]+/g;

const NESTED = String.raw`\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)`;
const NEGATION = new RegExp(`:not${NESTED}`, 'g');
/** A state that needs something checked, itself or by the only selector of a `:has(…)`. Without the attribute, that takes a click. */
const CHECKED = /:has\([^(),]*:checked[^(),]*\)|:checked/g;

/** States that only a pointer causes. None holds at first paint: they are read as an attribute that no element has. */
const POINTED = /:(?:hover|active)\b/g;

/** A `:has(…)` of one selector without brackets, and the names in it. */
const HAS = /:has\(([^(),]*)\)/g;
const NAMES = /\^?[.[]?[a-z][\w-]*(?:=[\w-]+)?\]?/gi;

const withoutNarrowing = (selectors: string): string =>
  selectors
    .replace(NEGATION, '')
    .replace(CHECKED, '[checked]')
    .replace(POINTED, '[pointed]')
    .replace(HAS, (_, inner: string) =>
      (inner.replace(NARROWING, '').match(NAMES) ?? []).map((name) => `^${name}`).join(''),
    )
    .replace(NARROWING, '');

/** Reads minified CSS. */
export function readRules(css: string): readonly StyleRule[] {
  return [...topLevelRules(css)].map((rule) => {
    const open = rule.indexOf('{');
    const head = rule.slice(0, open);
    if (open > 0 && GROUP.test(head)) return { head, rules: readRules(rule.slice(open + 1, -1)) };
    // Escaped names are not read: such a rule always stays.
    if (rule.startsWith('@') || head.includes('\\')) return { css: rule };
    const selectors = withoutNarrowing(head).split(',');
    return {
      css: rule,
      selectors: selectors.map((selector) => selector.match(NAMES) ?? []),
    };
  });
}

const known = new Map<string, Promise<StyleSheetPart>>();

/** The space before the value of a custom property, which esbuild keeps. It is not part of the value. */
const TOKEN_SPACE = /(?<=[{;]--[\w-]+:) /g;

async function readPart(source: string, text: string): Promise<StyleSheetPart> {
  const { code } = await transform(text, { loader: 'css', minify: true, legalComments: 'none' });
  const css = code.replace(/\n$/, '').replace(TOKEN_SPACE, '');
  return { source, css, rules: readRules(css) };
}

/** Takes the bundled CSS of a page apart again, source by source. Pages share most sources: each is read once. */
async function readParts(file: string): Promise<readonly StyleSheetPart[]> {
  const bundle = (await readFile(file, 'utf8')).replace(/\/\*# sourceMapp.*/, '');
  // Names and texts alternate. The text before the first name has the name "".
  const namesAndTexts = ['', ...bundle.split(SOURCE)];
  const parts = namesAndTexts.flatMap((source, at) => {
    if (at % 2 > 0) return [];
    const text = namesAndTexts[at + 1] ?? '';
    const key = `${source}\n${text}`;
    const part = known.get(key) ?? readPart(source, text);
    known.set(key, part);
    return [part];
  });
  return Promise.all(parts);
}

const bundles = new Map<string, Promise<readonly StyleSheetPart[]>>();

/** The parts of a CSS file that esbuild has bundled. It is named by content, so it is read once. */
export function partsOf(file: string): Promise<readonly StyleSheetPart[]> {
  const parts = bundles.get(file) ?? readParts(file);
  bundles.set(file, parts);
  return parts;
}
