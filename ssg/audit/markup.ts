import { INLINE_CSS } from '../weigh/page-weight.ts';
import { type ModuleBytes, tally } from './model.ts';

/** Tags, and elements whose content is no markup. */
const TOKEN = /<(script|style|template)\b[^>]*>.*?<\/\1>|<(\/?)([a-z][\w-]*)([^>]*)>/gs;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const CLASSES = /\sclass="([^"]*)"/;
/** Parts of a document that stand for themselves where no component's class says otherwise. */
const LANDMARK = /^(?:head|body|header|main|footer)$/;

/** `card__title--big` → `card`: the block of a class, by the usual way of writing them (BEM). */
const blockOf = (name: string): string => name.split(/__|--/)[0] ?? name;

/**
 * Divides a document's bytes among components: each tag and text belongs to the nearest element around it whose class
 * is that of a component, or else to its landmark. Inlined styles are left out.
 * @param components module by block of its classes
 */
export function divideMarkup(document: string, components: ReadonlyMap<string, string>): ModuleBytes[] {
  const html = document.replace(INLINE_CSS, '');
  const owners = ['(document)'];
  const modules: ModuleBytes[] = [];
  let end = 0;
  const take = (to: number, module = owners.at(-1) ?? '') => {
    modules.push({ module, bytes: Buffer.byteLength(html.slice(end, to)) });
    end = to;
  };
  for (const token of html.matchAll(TOKEN)) {
    const [text, raw, slash, tag = '', attributes = ''] = token;
    take(token.index);
    const after = token.index + text.length;
    if (raw) take(after);
    else if (slash) {
      take(after);
      if (owners.length > 1) owners.pop();
    } else {
      const blocks = (CLASSES.exec(attributes)?.[1] ?? '').split(/\s+/).map(blockOf);
      const own = blocks.map((block) => components.get(block)).find((module) => module !== undefined);
      const owner = own ?? (LANDMARK.test(tag) ? `(${tag})` : owners.at(-1));
      take(after, owner);
      if (!VOID.test(tag) && !attributes.endsWith('/')) owners.push(owner ?? '');
    }
  }
  take(html.length);
  return tally(modules);
}
