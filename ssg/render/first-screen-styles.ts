import { nameHash } from '../cache.ts';
import type { StyleBlock, StyleRule, StyleSheetPart } from '../compile/stylesheet-parts.ts';
import { cssWithBasePath } from './base-path.ts';
import { hashSource } from './csp.ts';
import type { DocumentRecord } from './document-record.ts';

/** Below this many bytes a request costs more than the styles do in the document. */
const WORTH_A_REQUEST = 3000;

/** The styles of one source file: what a page inlines, and what it links. */
export interface DividedPart {
  readonly source: string;
  readonly inline: string;
  readonly deferred: string;
}

type FirstScreen = Pick<DocumentRecord, 'firstScreenNames' | 'firstScreenEnd' | 'names' | 'propWords'>;
type Divided = Omit<DividedPart, 'source'>;

/** Media that no first screen is painted for, or that only change how a painted one looks. */
const LATER_MEDIA = /^@media ?(?:print|\(forced-colors: ?active\))$/;

/** Divides rules by what `divide` says of each; the rules around them stand in both. */
function divideRules(rules: readonly StyleRule[], divide: (block: StyleBlock) => Divided): Divided {
  let inline = '';
  let deferred = '';
  for (const rule of rules) {
    const isGroup = 'rules' in rule;
    const later = isGroup && LATER_MEDIA.test(rule.head);
    const divided = isGroup ? divideRules(rule.rules, later ? toDeferred : divide) : divide(rule);
    const wrap = (css: string) => (isGroup && css ? `${rule.head}{${css}}` : css);
    inline += wrap(divided.inline);
    deferred += wrap(divided.deferred);
  }
  return { inline, deferred };
}

const toInline = ({ css }: StyleBlock): Divided => ({ inline: css, deferred: '' });
const toDeferred = ({ css }: StyleBlock): Divided => ({ inline: '', deferred: css });

/** Rules whose names stand on the first screen; of those without selectors, all but animations that nothing uses there. */
function divideByNames(rules: readonly StyleRule[], names: ReadonlySet<string>): (block: StyleBlock) => Divided {
  const isNamed = ({ selectors }: StyleBlock) =>
    selectors?.some((all) => all.every((name) => name.startsWith('^') || names.has(name)));
  const { inline } = divideRules(rules, (block) => (isNamed(block) ? toInline(block) : toDeferred(block)));
  return (block) => {
    const [, animation] = /^@keyframes ([\w-]+)/.exec(block.css) ?? [];
    const isInline = block.selectors ? isNamed(block) : animation === undefined || inline.includes(animation);
    return isInline ? toInline(block) : toDeferred(block);
  };
}

const TOKEN = /(?<=[{;])(--[\w-]+):([^;}]*);?/g;
const USED = /var\((--[\w-]+)/g;
/** Rules of no class or element, such as `:root` and `[data-view]`, are where tokens are set. */
const setsTokens = ({ selectors }: StyleBlock) =>
  selectors?.every((names) => names.every((name) => name.startsWith('[') || name.startsWith('^'))) ?? false;

/** Tokens that rules or attributes use, and those that the values of these use. */
function usedTokens(blocks: readonly StyleBlock[], names: ReadonlySet<string>): ReadonlySet<string> {
  const values = new Map<string, string>();
  let text = [...names].map((name) => (name.startsWith('--') ? `var(${name})` : '')).join('');
  for (const block of blocks) {
    if (!setsTokens(block)) text += block.css;
    else {
      for (const [, name = '', value = ''] of block.css.matchAll(TOKEN))
        values.set(name, (values.get(name) ?? '') + value);
      text += block.css.replace(TOKEN, '');
    }
  }
  const used = new Set<string>();
  const add = (css: string) => {
    for (const [, name = ''] of css.matchAll(USED)) {
      if (used.has(name)) continue;
      used.add(name);
      add(values.get(name) ?? '');
    }
  };
  add(text);
  return used;
}

/** Divides a rule that sets tokens; a half that sets none is empty. */
function divideTokens({ css }: StyleBlock, used: ReadonlySet<string>): Divided {
  const unused = [...css.matchAll(TOKEN)].filter(([, name = '']) => !used.has(name)).map(([token]) => token);
  return {
    inline: css.replace(TOKEN, (token, name) => (used.has(name) ? token : '')).replace(/^[^{]*\{\}$/, ''),
    deferred: unused.length > 0 ? `${css.slice(0, css.indexOf('{'))}{${unused.join('')}}` : '',
  };
}

/** Rules that can match: each name of one of their selectors is one that the page has or may get. */
const usedRules = (rules: readonly StyleRule[], isUsed: (name: string) => boolean): readonly StyleRule[] =>
  rules.flatMap((rule): readonly StyleRule[] => {
    if (!('rules' in rule)) return (rule.selectors?.some((names) => names.every(isUsed)) ?? true) ? [rule] : [];
    const inner = usedRules(rule.rules, isUsed);
    return inner.length > 0 ? [{ head: rule.head, rules: inner }] : [];
  });

/** What a page may lack: a class, or a data attribute with its value; in `:has(…)` or not. */
const MAY_BE_ABSENT = /^\^?(\.([\w-]+)|\[data-([\w-]+)=[\w-]+\])$/;

/** As a script names it in `dataset`: `printOnly` for `print-only`. */
const datasetName = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const blocksOf = (rules: readonly StyleRule[]): readonly StyleBlock[] =>
  rules.flatMap((rule) => ('rules' in rule ? blocksOf(rule.rules) : [rule]));

/** Rules without the tokens that nothing reads. */
const withTokens = (rules: readonly StyleRule[], isRead: (token: string) => boolean): readonly StyleRule[] =>
  rules.flatMap((rule): readonly StyleRule[] => {
    if ('rules' in rule) {
      const inner = withTokens(rule.rules, isRead);
      return inner.length > 0 ? [{ head: rule.head, rules: inner }] : [];
    }
    if (!setsTokens(rule)) return [rule];
    const css = rule.css.replace(TOKEN, (token, name) => (isRead(name) ? token : ''));
    return css === rule.css ? [rule] : css.endsWith('{}') ? [] : [{ ...rule, css }];
  });

/**
 * The parts without rules for classes and values of data attributes that the page does not have, and without tokens
 * that neither its rules nor its markup read. A script may add a class that it names, or whose beginning up to a hyphen
 * or underscore it names, and any value of a data attribute that it names: values are often copied. It may read a token
 * that it names.
 */
function usedParts(
  parts: readonly StyleSheetPart[],
  { names, propWords }: FirstScreen,
  scriptWords: ReadonlySet<string>,
): readonly StyleSheetPart[] {
  const beginnings = [...scriptWords].filter((word) => /[-_]$/.test(word));
  const mayAppear = (word: string): boolean =>
    scriptWords.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
  const isUsed = (name: string): boolean => {
    const [, own = '', className, data = ''] = MAY_BE_ABSENT.exec(name) ?? [];
    if (own === '' || names.has(own)) return true;
    if (className) return propWords.has(className) || mayAppear(className);
    return mayAppear(`data-${data}`) || scriptWords.has(datasetName(data));
  };
  const used = parts.map((part) => ({ ...part, rules: usedRules(part.rules, isUsed) }));
  const tokens = usedTokens(blocksOf(used.flatMap(({ rules }) => rules)), names);
  const isRead = (token: string): boolean =>
    tokens.has(token) || scriptWords.has(token.slice(2)) || propWords.has(token.slice(2));
  return used.map((part) => ({ ...part, rules: withTokens(part.rules, isRead) }));
}

/**
 * Divides a page's styles: inlined is every rule of which a selector names only what stands on the first screen, and
 * the tokens that such rules use. Rules for print and forced colours are deferred with the rest. Nothing is deferred
 * where to link it is not worth a request. Otherwise rules that cannot match are left out.
 * @param scriptWords words of the page's scripts; without them no rule is left out
 */
export function divideStyles(
  all: readonly StyleSheetPart[],
  screen: FirstScreen,
  scriptWords?: ReadonlySet<string>,
): readonly DividedPart[] {
  const whole = all.map(({ source, css }) => ({ source, inline: css, deferred: '' }));
  if (screen.firstScreenEnd === undefined) return whole;
  const parts = scriptWords ? usedParts(all, screen, scriptWords) : all;
  const rules = parts.flatMap((part) => part.rules);
  const divide = divideByNames(rules, screen.firstScreenNames);
  const inlined: StyleBlock[] = [];
  divideRules(rules, (block) => {
    const divided = divide(block);
    if (divided.inline) inlined.push(block);
    return divided;
  });
  const used = usedTokens(inlined, screen.firstScreenNames);
  const isInlined = new Set(inlined);
  const divided = parts.map(({ source, rules }) => ({
    source,
    ...divideRules(rules, (block) => {
      if (!isInlined.has(block)) return toDeferred(block);
      return setsTokens(block) ? divideTokens(block, used) : toInline(block);
    }),
  }));
  return divided.reduce((sum, { deferred }) => sum + deferred.length, 0) < WORTH_A_REQUEST ? whole : divided;
}

/** The styles of a page as they are sent. */
export interface PageStyles {
  readonly inline: string;
  /** CSP source of the inlined ones. */
  readonly hash: string;
  /** The deferred ones, in a file named by content: pages with the same ones share it. */
  readonly deferred?: { readonly url: string; readonly css: string };
}

/** The last answer of `pageStyles` for the same parts: pages of one file mostly have the same first screen. */
const last = new WeakMap<readonly StyleSheetPart[], { readonly key: string; readonly styles: PageStyles }>();

/** Inlines what the first screen needs and defers the rest. */
export function pageStyles(
  parts: readonly StyleSheetPart[],
  screen: FirstScreen,
  scriptWords: ReadonlySet<string>,
  basePath: string,
): PageStyles {
  const { firstScreenEnd, firstScreenNames, names, propWords } = screen;
  const key = [basePath, firstScreenEnd !== undefined, ...firstScreenNames, '', ...names, '', ...propWords].join(' ');
  const known = last.get(parts);
  const styles = known?.key === key ? known.styles : composeStyles(divideStyles(parts, screen, scriptWords), basePath);
  last.set(parts, { key, styles });
  return styles;
}

function composeStyles(divided: readonly DividedPart[], basePath: string): PageStyles {
  const [inline, deferred] = (['inline', 'deferred'] as const).map((place) =>
    cssWithBasePath(divided.map((part) => part[place]).join(''), basePath),
  ) as [string, string];
  return {
    inline,
    hash: hashSource(inline),
    ...(deferred && { deferred: { url: `/assets/styles-${nameHash(deferred)}.css`, css: deferred } }),
  };
}

/** The text of a script after the link of deferred styles, where the page has no other one to put there. */
export const BLOCKING_SCRIPT = ' ';

/**
 * Links deferred styles where they are needed first: after the first screen. Content above is painted without them,
 * content below waits for them; a script makes Firefox wait too.
 */
export const deferredLink = (url: string, script: string): string =>
  `<link rel="stylesheet" href="${url}"><script>${script}</script>`;
