import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** The minified CSS of one source file, in a page's cascade. */
export interface StyleSheetPart {
  /** Path from the site's root; `''` for what stands before the first file. */
  readonly source: string;
  readonly css: string;
  /** The same in two: what a screen needs, and what only paper does. */
  readonly screen: string;
  readonly print: string;
  /** The first class of each selector; a file without any is for elements in general. */
  readonly classes: readonly string[];
}

/** esbuild announces each source file by a comment on a line of its own. */
const SOURCE = /^\/\* (\S+\.(?:scss|css)) \*\/$/m;

/** The class that each selector starts from: `.faq summary,.faq .icon` → `faq`. What follows it only narrows it down. */
export function leadingClasses(css: string): string[] {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)]
    .filter(([, text = '']) => !text.startsWith('@'))
    // `:has(…)` and `:not(…)` hold selectors of their own.
    .flatMap(([, text = '']) => text.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').split(','));
  return [...new Set(selectors.flatMap((selector) => /\.([a-z][\w-]*)/i.exec(selector)?.[1] ?? []))];
}

/** The rules of minified CSS at its top level: `a{…}`, `@media …{…}`, `@layer a,b;`. */
function* topLevelRules(css: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === '{') depth++;
    if (character === '}') depth--;
    if (depth > 0 || (character !== '}' && character !== ';')) continue;
    yield css.slice(start, at + 1);
    start = at + 1;
  }
  yield css.slice(start);
}

/** Takes the rules for print out of minified CSS; layers are looked into. */
export function splitPrint(css: string): Pick<StyleSheetPart, 'screen' | 'print'> {
  let screen = '';
  let print = '';
  for (const rule of topLevelRules(css)) {
    const [, layer, body = ''] = /^(@layer [\w-]+)\{(.*)\}$/s.exec(rule) ?? [];
    const inner = layer ? splitPrint(body) : undefined;
    if (rule.startsWith('@media print{')) print += rule;
    else if (!inner?.print) screen += rule;
    else {
      print += `${layer}{${inner.print}}`;
      if (inner.screen) screen += `${layer}{${inner.screen}}`;
    }
  }
  return { screen, print };
}

const known = new Map<string, Promise<StyleSheetPart>>();

async function readPart(source: string, text: string): Promise<StyleSheetPart> {
  const { code } = await transform(text, { loader: 'css', minify: true });
  const css = code.replace(/\n$/, '');
  return { source, css, ...splitPrint(css), classes: leadingClasses(css) };
}

/** Takes the bundled CSS of a page apart again, source by source. Pages share most sources: each is read once. */
async function readParts(file: string): Promise<readonly StyleSheetPart[]> {
  const bundle = (await readFile(file, 'utf8')).replace(/\/\*# sourceMapp.*/, '');
  // Text and names take turns: what stands before the first name has none.
  const turns = ['', ...bundle.split(SOURCE)];
  const parts = turns.flatMap((source, at) => {
    if (at % 2 > 0) return [];
    const text = turns[at + 1] ?? '';
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
