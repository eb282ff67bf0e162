import { createHash } from 'node:crypto';
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

export interface PageStyles {
  /** What the first screen needs, to be inlined. */
  readonly inline: string;
  /** What the first screen does not need, to be linked; `''` when everything is inlined. */
  readonly deferred: string;
}

/** esbuild announces each source file by a comment on a line of its own. */
const SOURCE = /^\/\* (\S+\.(?:scss|css)) \*\/$/m;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;

const minified = new Map<string, Promise<string>>();

function minify(css: string): Promise<string> {
  const known =
    minified.get(css) ?? transform(css, { loader: 'css', minify: true }).then(({ code }) => code.replace(/\n$/, ''));
  minified.set(css, known);
  return known;
}

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

/** Takes a page's bundled CSS apart again, file by file. */
export async function readParts(file: string): Promise<readonly StyleSheetPart[]> {
  const text = (await readFile(file, 'utf8')).replace(/\/\*# sourceMapp.*/, '');
  // Text and names take turns: what stands before the first name has none.
  const turns = ['', ...text.split(SOURCE)];
  const sources = turns.flatMap((source, at) => (at % 2 === 0 ? [{ source, text: turns[at + 1] ?? '' }] : []));
  return Promise.all(
    sources.map(async ({ source, text }) => {
      const css = await minify(text);
      return { source, css, ...splitPrint(css), classes: leadingClasses(css) };
    }),
  );
}

/** The document without what lies below the first section of `<main>`: the other sections and the footer. */
function firstScreen(html: string): string {
  const main = html.indexOf('<main');
  const sectionEnd = html.indexOf('</section>', main);
  if (main < 0 || sectionEnd < 0) return html;
  const below = Math.max(html.lastIndexOf('</footer>'), html.indexOf('</main>', sectionEnd));
  return html.slice(0, sectionEnd) + html.slice(below);
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Below this many bytes a request costs more than the styles do in the document. */
const WORTH_A_REQUEST = 3000;

/** What of one source file is inlined in a page, and what is linked. */
export interface DividedPart extends PageStyles {
  readonly source: string;
}

/**
 * Divides a page's styles: a file waits when none of its classes stands on the first screen, which is everything up
 * to the end of the first section of `<main>`. All others, the base styles among them, are inlined, but for their rules
 * for print: those wait with the rest.
 */
export function divideStyles(parts: readonly StyleSheetPart[], html: string): readonly DividedPart[] {
  const screen = firstScreen(html);
  const first = classesIn(screen);
  const isDeferred = ({ classes }: StyleSheetPart) => classes.length > 0 && !classes.some((name) => first.has(name));
  const waiting = parts.filter(isDeferred).reduce((sum, { css }) => sum + css.length, 0);
  if (screen === html || waiting < WORTH_A_REQUEST) {
    return parts.map(({ source, css }) => ({ source, inline: css, deferred: '' }));
  }
  return parts.map((part) => {
    const { source, css, screen, print } = part;
    return isDeferred(part) ? { source, inline: '', deferred: css } : { source, inline: screen, deferred: print };
  });
}

/** The same in two texts. */
export function splitStyles(parts: readonly StyleSheetPart[], html: string): PageStyles {
  const divided = divideStyles(parts, html);
  return {
    inline: divided.map(({ inline }) => inline).join(''),
    deferred: divided.map(({ deferred }) => deferred).join(''),
  };
}

/** The URL of deferred styles, by content: pages with the same ones share the file. */
export const stylesUrl = (css: string): string =>
  `/assets/styles-${createHash('sha256').update(css).digest('hex').slice(0, 8).toUpperCase()}.css`;

/**
 * Links deferred styles where they are needed first: after the first section. Content above is painted without them,
 * content below waits for them; the empty script makes Firefox wait too.
 */
export function linkDeferredStyles(html: string, url: string): string {
  const end = html.indexOf('</section>', html.indexOf('<main')) + '</section>'.length;
  return `${html.slice(0, end)}<link rel="stylesheet" href="${url}"><script>${WAIT}</script>${html.slice(end)}`;
}

/** The text of that script, for its hash in the policy. */
export const WAIT = ' ';
