import { parseDocument } from 'htmlparser2';
import type { AtRule, ChildNode, Declaration } from 'postcss';
import type { StyleSheetPart } from '../compile/stylesheet-parts.ts';
import type { DocumentRecord } from './document-record.ts';
import { matchesMedia, SCREEN_NAMES, type ScreenName } from './screens.ts';
import type { Subresource } from './subresources.ts';

const URLS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/g;
/** Not a file: data, and a part of the document itself. */
const NO_FILE = /^(?:data:|#|$)/i;

const filesOf = (css: string): string[] =>
  [...css.matchAll(URLS)].map(([, a, b, c]) => a ?? b ?? c ?? '').filter((url) => !NO_FILE.test(url));

/** States that an element has only after an interaction. */
const STATES = /:(?:hover|focus(?:-visible|-within)?|active|target|popover-open|open|modal|fullscreen)\b/g;
const PSEUDO_ELEMENTS = /::[\w-]+(?:\([^)]*\))?|:(?:before|after|first-line|first-letter)\b/g;
/** Formats of fonts that browsers read. */
const FONT_FILE = /\.(?:woff2?|ttf|otf)\b/;

/** A declaration with the rules around it. */
interface Styled {
  readonly property: string;
  readonly value: string;
  /** Nothing for what no selector limits, such as keyframes. */
  readonly selector: string | undefined;
  readonly screens: readonly ScreenName[];
}

interface Sheet {
  readonly declarations: readonly Styled[];
  readonly faces: readonly Readonly<Record<string, string>>[];
}

/** The selector of a rule inside of others, as CSS nesting has it. */
function selectorOf(node: Declaration | ChildNode): string | undefined {
  let selector: string | undefined;
  for (let at = node.parent; at && at.type !== 'root'; at = at.parent as typeof at) {
    if (at.type === 'atrule' && /keyframes$/.test((at as unknown as AtRule).name)) return undefined;
    if (at.type !== 'rule') continue;
    const own = (at as unknown as { selector: string }).selector;
    if (selector === undefined) selector = own;
    else selector = selector.includes('&') ? selector.replaceAll('&', `:is(${own})`) : `:is(${own}) :is(${selector})`;
  }
  return selector;
}

/** The screens that the media queries around a rule let through. */
function screensOf(node: Declaration): ScreenName[] {
  let screens = SCREEN_NAMES;
  for (let at = node.parent; at && at.type !== 'root'; at = at.parent as typeof at) {
    const { name, params } = at as unknown as AtRule;
    if (at.type === 'atrule' && name === 'media') screens = screens.filter((screen) => matchesMedia(params, screen));
  }
  return screens;
}

/** A page's styles, read once for all pages that have the same. */
interface Styles {
  readonly css: string;
  readonly files: readonly string[];
  sheet?: Promise<Sheet>;
}

const known = new WeakMap<readonly StyleSheetPart[], Styles>();

function stylesOf(parts: readonly StyleSheetPart[]): Styles {
  const remembered = known.get(parts);
  if (remembered) return remembered;
  const css = parts.map((part) => part.css).join('');
  const styles = { css, files: filesOf(css) };
  known.set(parts, styles);
  return styles;
}

async function readSheet(css: string): Promise<Sheet> {
  const { default: postcss } = await import('postcss');
  const declarations: Styled[] = [];
  const faces: Record<string, string>[] = [];
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    const face: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => {
      face[prop.toLowerCase()] = value;
    });
    faces.push(face);
  });
  root.walkDecls((node) => {
    const isFont = /^(?:font|font-family|--.*)$/.test(node.prop);
    if ((node.parent as unknown as AtRule).name === 'font-face' || (!isFont && filesOf(node.value).length === 0))
      return;
    const { prop: property, value } = node;
    declarations.push({ property, value, selector: selectorOf(node), screens: screensOf(node) });
  });
  return { declarations, faces };
}

/** Whether a font has a character for the page, as its `unicode-range` says. */
function hasCharacter(range: string, text: string): boolean {
  const spans = [...range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) =>
    [from.replaceAll('?', '0'), to.replaceAll('?', 'F')].map((code) => Number.parseInt(code, 16)),
  );
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return spans.length === 0 || codes.some((code) => spans.some(([from = 0, to = 0]) => code >= from && code <= to));
}

const unquoted = (name: string): string => name.replaceAll(/["']/g, '').trim().toLowerCase();

/**
 * The files that a page's styles load: those of rules that match an element, on a screen, in a light scheme. Most pages
 * have none but fonts that the document preloads, which is seen at once; only the others parse styles and document.
 * css-select finds the elements, because it reads the tree of htmlparser2 and knows nesting and `:has()`.
 * @param html the page's document
 */
export async function styleSubresources(
  parts: readonly StyleSheetPart[],
  html: string,
  { shownText, subresources }: Pick<DocumentRecord, 'shownText' | 'subresources'>,
): Promise<Subresource[]> {
  const counted = new Set(subresources.filter(({ when, screen }) => !when && !screen).map(({ url }) => url));
  const styles = stylesOf(parts);
  if (styles.files.every((url) => counted.has(url))) return [];
  styles.sheet ??= readSheet(styles.css);
  const [{ declarations, faces }, { selectOne }] = await Promise.all([styles.sheet, import('css-select')]);
  const document = parseDocument(html);
  const matches = (selector: string): boolean => {
    try {
      return selectOne(selector.replace(PSEUDO_ELEMENTS, '') || '*', document.children) !== null;
    } catch {
      return true; // not understood: it may match
    }
  };
  const found: Subresource[] = [];
  const used: string[] = [];
  const add = (url: string, kind: 'image' | 'font', screens: readonly ScreenName[], when?: 'interaction') => {
    const place = screens.length < SCREEN_NAMES.length ? { screen: screens[0] as ScreenName } : {};
    if (!counted.has(url) && screens.length > 0)
      found.push({ url: url.replace(/[?#].*/s, ''), kind, ...place, ...(when && { when }) });
  };
  for (const { value, selector, screens } of declarations) {
    const all = selector?.split(/,(?![^(]*\))/) ?? ['*'];
    const now = all.filter((one) => one.search(STATES) < 0).some(matches);
    const later = !now && all.some((one) => matches(one.replaceAll(STATES, ':is(*)')));
    for (const url of now || later ? filesOf(value) : []) add(url, 'image', screens, now ? undefined : 'interaction');
    if (now && screens.length > 0) used.push(unquoted(value));
  }
  for (const face of faces) {
    const family = unquoted(face['font-family'] ?? '');
    const url = filesOf(face.src ?? '').find((file) => FONT_FILE.test(file));
    const isUsed = used.some((value) => value.includes(family)) && hasCharacter(face['unicode-range'] ?? '', shownText);
    if (url && isUsed) add(url, 'font', SCREEN_NAMES);
  }
  return found;
}
