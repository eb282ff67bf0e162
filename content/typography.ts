/**
 * German micro-typography for every text in `content/`, so that editors can type plain spaces and `&shy;`.
 *
 * - no-break space before units (`€`, `%`, `h`, `s`, `km`), after `§`, and inside abbreviations (`z. B.`, `d. h.`, `u. a.`)
 * - `&shy;` becomes a soft hyphen: headings break only where the author allowed it
 * - a word joiner after the dash of `9–18 Uhr`, where a line could break
 * - `Mo-Fr` and number ranges get an en dash without spaces
 */
export function typesetText(text: string): string {
  return text
    .replaceAll('&shy;', '\u00AD')
    .replace(/(\d) (?=(?:€|%|h|s|×)(?![\p{L}\d]))/gu, '$1\u00A0')
    .replace(/(\d) (?=(?:Euro|Min\.|Minuten|Sekunden|Stunden|Tage|Tagen|Wochen|Uhr)(?!\p{L}))/gu, '$1\u00A0')
    .replace(/(?<!\p{L})(z|d|u|i|o|s)\. ?(B|h|a|d|Ä|R|T|o|u)\.(?!\p{L})/gu, '$1.\u00A0$2.')
    .replace(/(§§?|Art\.|Abs\.|Nr\.) (?=\d)/gu, '$1\u00A0')
    .replace(/(\d)-(?=\d{1,4}(?:\.\d{3})*(?:\u00A0(?:€|%|h)| Tage))/gu, '$1–')
    .replace(/(\d–)(?=\d+\u00A0Uhr)/g, '$1\u2060')
    .replaceAll('Mo-Fr', 'Mo–Fr');
}

/** Applies {@link typesetText} to every string inside a value; numbers, booleans and functions stay as they are. */
export function typeset<T>(value: T): T {
  if (typeof value === 'string') return typesetText(value) as T;
  if (Array.isArray(value)) return value.map((item) => typeset(item)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typeset(item)])) as T;
  }
  return value;
}
