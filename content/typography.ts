/** What a figure counts in; it stays on the figure's line. */
const UNIT =
  '€|%|h|s|km|KB|×|Euro|Cent|Min\\.|Minuten?|Sekunden?|Stunden?|Tag(?:e[ns]?)?|Wochen?|Monate?n?|Jahre?n?|Uhr|Pixel';
const MONTH = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

const NUMBER_UNIT = new RegExp(`(\\d) (?=(?:${UNIT})(?![\\p{L}\\d]))`, 'gu');
/** What comes before the number or letter of a reference. */
const PART = '§§?|Art\\.|Abs\\.|Absatz|Abschnitt|Nr\\.|Alt\\.|lit\\.';
const PART_NUMBER = new RegExp(`(${PART}) (?=\\d|[a-z](?![a-z]))`, 'g');
const NUMBERS = new RegExp(`((?:${PART})\\u00A0\\w+) (und|bis) (?=\\d)`, 'g');
/** The end of a reference and its statute: `§ 5 DDG`, `lit. f DSGVO`. */
const REFERENCE = new RegExp(
  `((?:${PART})\\u00A0\\w+(?:\\u00A0(?:und|bis)\\u00A0\\w+)?) (\\p{Lu}\\w*\\p{Lu}(?!\\p{L}))`,
  'gu',
);
/** What the number belongs to: `Tag 2`, `Schritt 1`. */
const COUNTED = /((?<!\p{L})(?:Tag|Schritt)) (?=\d)/gu;
/** Terms of a price; each stays on its line. */
const PRICE_TERMS = /(?<!\p{L})(?:zzgl\. USt\.|nur für Unternehmer|(?:monatlich|jährlich) gebucht)(?!\p{L})/gu;
const DAY_MONTH = new RegExp(`(\\d\\.) (?=${MONTH})`, 'g');

/** Addresses, targets of links and ids of claims. Words and figures in them are no text. */
const ADDRESS = /(\]\([^)]*\)|\{claim:[^\s}]+|[a-z][a-z\d+.-]*:\/\/\S+|www\.\S+|\S+@\S+|(?<!\S)[/#]\S+)/gi;
/** Properties that hold such a thing, and nothing else. */
const ADDRESSES: readonly string[] = ['id', 'href'];

/** Word joiners where a line could break after a dash or a short prefix; Special Gothic has no no-break hyphen (U+2011). */
const joined = (text: string): string =>
  text
    .replace(/(\d–)(?=\d)/g, '$1\u2060')
    .replace(/(\d-)(?=\p{Lu}|mal(?!\p{L}))/gu, '$1\u2060')
    .replaceAll('Mo–Fr', 'Mo–\u2060Fr')
    .replace(/(?<![\p{L}\d-])((?:\p{Lu}|EU|IP|UN|Tab)-)(?=\p{L})/gu, '$1\u2060')
    .replace(/(?<![\p{L}\d-])(\p{Lu}\p{L}+-)(?=\p{Ll}{1,3}(?!\p{L}))/gu, '$1\u2060')
    .replace(/(\u2060\p{Ll}{1,3}-)(?=\p{L})/gu, '$1\u2060');

/**
 * German micro-typography for every text in `content/`, so that editors can type plain spaces and `&shy;`.
 *
 * - no-break space before units (`24 h`, `28 Tage`), after `Tag` and `Schritt`, in terms of a price (`zzgl. USt.`), in dates, in references to statutes and sections, and inside abbreviations (`z. B.`, `d. h.`)
 * - `&shy;` becomes a soft hyphen: headings break only where the author allowed it
 * - `Mo-Fr` and number ranges get an en dash without spaces
 * - no break after the dash of a range (`24–48 h`), nor after the prefix of `15-Minuten-Termin`, `E-Mail` or `EU-Region` and inside `Show-up-Rate`
 *
 * Addresses and ids stay as they are. A text of several lines is there to be copied: it gets no invisible characters
 * but spaces.
 */
export function typesetText(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, at) => (at % 2 === 0 ? typesetWords(part, text.includes('\n')) : part))
    .join('');
}

/** @param isCopied whether the words are part of a text of several lines */
function typesetWords(text: string, isCopied: boolean): string {
  const set = text
    .replaceAll('&shy;', '\u00AD')
    .replace(NUMBER_UNIT, '$1\u00A0')
    .replace(COUNTED, '$1\u00A0')
    .replace(PRICE_TERMS, (term) => term.replaceAll(' ', '\u00A0'))
    .replace(DAY_MONTH, '$1\u00A0')
    .replace(/(?<!\p{L})(z|d|u|i|o|s)\. ?(B|h|a|d|Ä|R|T|o|u)\.(?!\p{L})/gu, '$1.\u00A0$2.')
    .replace(PART_NUMBER, '$1\u00A0')
    // A paragraph stays with its article.
    .replace(/(\d) (?=Abs\.)/g, '$1\u00A0')
    .replace(NUMBERS, '$1\u00A0$2\u00A0')
    .replace(REFERENCE, '$1\u00A0$2')
    .replace(/([×÷−+]) (?=[\d(])/g, '$1\u00A0')
    .replace(/% (?=×)/g, '%\u00A0')
    .replace(/EN (\d+) (?=\d)/g, 'EN\u00A0$1\u00A0')
    .replace(/(\d)-(?=\d{1,4}(?:\.\d{3})*\u00A0(?:€|%|h|Tage))/g, '$1–')
    .replaceAll('Mo-Fr', 'Mo–Fr');
  return isCopied ? set : joined(set);
}

/** Applies {@link typesetText} to every string inside a value; ids, addresses, numbers, booleans and functions stay as they are. */
export function typeset<T>(value: T): T {
  if (typeof value === 'string') return typesetText(value) as T;
  if (Array.isArray(value)) return value.map((item) => typeset(item)) as T;
  if (value !== null && typeof value === 'object') {
    const set = ([key, item]: [string, unknown]) => [key, ADDRESSES.includes(key) ? item : typeset(item)];
    return Object.fromEntries(Object.entries(value).map(set)) as T;
  }
  return value;
}

/** The text without soft hyphens and word joiners, for what is not laid out: names of links, texts of the head. */
export const withoutInvisible = (text: string): string => text.replace(/[\u00AD\u2060]/g, '');

/** The same with plain spaces, for files that other programs read. */
export const untypeset = (text: string): string => withoutInvisible(text).replaceAll('\u00A0', ' ');
