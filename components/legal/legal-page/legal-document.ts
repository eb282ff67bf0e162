import { filled, type SlotId, slots } from '../../../content/site.ts';
import type { PageMeta } from '../../../content/types.ts';
import { typesetText } from '../../../content/typography.ts';

/** What importing any Markdown file gives; the build declares it. */
type Markdown = typeof import('../../../content/legal/impressum.md').default;

/** A legal text, ready to be shown. `summary` and `body` are HTML. */
export interface LegalDocument {
  /** Name of its file, for what a single page shows in another way. */
  readonly name: string;
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Date of the text as words ("Oktober 2025"); `meta.date` is the same as ISO date. */
  readonly stand: string;
  /** What the text says, in a few lines: "Kurz gesagt". */
  readonly summary: string;
  readonly body: string;
  /** Whether its sections are numbered. */
  readonly isNumbered: boolean;
  /** The sections, without their numbers. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Applies `change` to the text between tags, never to a tag or its attributes. */
const mapText = (html: string, change: (text: string) => string): string =>
  html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag: string | undefined, text: string) => tag ?? change(text));

const isSlot = (id: string): id is SlotId => Object.hasOwn(slots, id);

/** A slot's value as HTML: addresses as links, and what is still open marked as such. */
function slotHtml(id: SlotId): string {
  const text = escapeHtml(filled(id));
  const html = id.endsWith('mail') ? `<a href="mailto:${text}">${text}</a>` : text;
  return slots[id].value === null ? `<mark class="slot">${html}</mark>` : html;
}

/** @throws Error naming file and id when there is no such slot */
function fillSlots(html: string, file: string): string {
  return html.replace(/\{slot:([^}]*)\}/g, (_, id: string) => {
    if (isSlot(id)) return slotHtml(id);
    throw new Error(`${file}: there is no slot "${id}" in content/site.ts.`);
  });
}

/** `(1) …` and `1. …` → the number apart, so that it can hang in the margin. */
const hangNumbers = (html: string): string => html.replace(/(<p>|<h2 [^>]*>)(\(\d+\)|\d+\.) /g, '$1<span>$2</span> ');

/**
 * A list of labels and values → a definition list. Code before a label is what its entry shows as a sample. An entry
 * behind `(+)` is for few readers: it folds, and its label opens it.
 */
const defineTerms = (html: string): string =>
  html.replace(
    /<ul>\n((?:<li>(?:<code>.*?<\/code> |\(\+\) )?<strong>.*?:<\/strong> .*<\/li>\n)+)<\/ul>/g,
    (_, items: string) => {
      const rows = items.replace(
        /<li>(?:<code>(.*?)<\/code> |(\(\+\)) )?<strong>(.*?):<\/strong> (.*)<\/li>\n/g,
        (_item, sample: string | undefined, folds: string | undefined, term: string, text: string) => {
          if (folds) {
            return `</dl><details class="legal__fold"><summary>${term}</summary><p>${text}</p></details><dl>`;
          }
          const attributes = sample ? ` class="legal__sample" data-sample="${sample}"` : '';
          return `<div${attributes}><dt>${term}</dt><dd>${text}</dd></div>`;
        },
      );
      return `<dl>${rows}</dl>`.replaceAll('<dl></dl>', '');
    },
  );

/**
 * The sections that most readers look for → elements of their own, so that they can have a ground, and the last one
 * named the brightest. In a text without numbers, which is short, the others become groups.
 * @throws Error naming file and id when there is no such section
 */
function setApart(html: string, ids: readonly string[], file: string): string {
  const missing = ids.find((id) => !html.includes(`<h2 id="${id}">`));
  if (missing)
    throw new Error(`${file}: "apart" in the front matter names "${missing}", which no section has as its id.`);
  return html.replace(
    /<h2 id="([^"]*)">(<span>)?.*?(?=<h2 |$)/gs,
    (section, id: string, number: string | undefined) => {
      if (ids.includes(id)) return `<section${id === ids.at(-1) ? ' class="legal__bright"' : ''}>${section}</section>`;
      return number ? section : `<div>${section}</div>`;
    },
  );
}

/**
 * Turns a Markdown file of `content/legal/` into what the page shows.
 * @param file the file's name, for errors
 * @throws Error naming the file when a field of the front matter, a slot or a section set apart is missing
 */
export function legalDocument(file: string, { meta, html, headings }: Markdown): LegalDocument {
  const field = (name: string): string => {
    const value = meta[name];
    if (!value) throw new Error(`${file}: the front matter lacks "${name}".`);
    return typesetText(value);
  };
  const text = defineTerms(hangNumbers(fillSlots(mapText(html, typesetText), file))).replaceAll('>\n<', '><');
  const sections = headings.filter(({ level }) => level === 2);
  const number = /^\d+\. /;
  // The heading "Kurz gesagt" alone has no address.
  const end = text.indexOf('<h2 ', text.indexOf('<h2>'));
  return {
    name: file.replace(/.*\/|\.md$/g, ''),
    meta: { title: field('title'), description: field('description'), date: field('date'), address: 'Sie' },
    heading: field('heading'),
    lead: field('lead'),
    stand: field('stand'),
    summary: text.slice(0, end),
    body: setApart(text.slice(end), meta.apart?.split(' ') ?? [], file),
    isNumbered: sections.every(({ text: heading }) => number.test(heading)),
    contents: sections.map(({ id, text: heading }) => ({ id, text: typesetText(heading.replace(number, '')) })),
  };
}
