/**
 * Rules of the German copy: typography, numbers, words that it does without, and how a page addresses its reader.
 * Each has a text that breaks it and one that comes close and does not.
 */
import { choices, question } from '../../content/booking.ts';
import { PRICE_CONDITION, planTexts, toggle } from '../../content/company/pricing.ts';
import { slots } from '../../content/site.ts';
import type { PageMeta } from '../../content/types.ts';
import type { Passage } from './copy.ts';

export interface Rule {
  readonly name: string;
  /** Matches what is wrong. Soft hyphens and word joiners are gone, verbatim strings stand as `□`. */
  readonly wrong: RegExp;
  /** Routes that the rule is for; without it, all of them. */
  readonly routes?: RegExp;
  readonly breaks: string;
  readonly keeps: string;
}

/** Strings that the specification gives byte for byte (spec §2, §9). */
const verbatim: readonly string[] = [
  question,
  ...Object.values(choices).flatMap(({ label, statement, promise }) => [
    promise,
    `${label} ${statement}`,
    statement,
    label,
  ]),
  ...toggle.options.flatMap(({ badge = [] }) => badge),
  ...Object.values(planTexts).flatMap(({ strike }) => Object.values(strike ?? {}).flatMap(({ badge = [] }) => badge)),
];

const LEGAL = 'agb|barrierefreiheit|cookies|datenschutz|impressum|security';
const UNITS =
  '€|%|h|s|km|[kKMG]B|px|Euro|Cent|Prozent|Min\\.|Minuten?|Sekunden?|Stunden?|Tag(?:e[ns]?)?|Wochen?|Monate?n?|Jahre?n?|Uhr';
const ABBREVIATION = '(?:z|d|u|i|o|s)\\.(?!\u00A0\\p{L})\\s?(?:B|h|a|d|Ä|R|T|o|u)\\.';
const PLAIN_NUMBER = '(?<![\\d.,])\\d{4,}(?:,\\d\\d)?';
const word = (pattern: string, flags = 'u'): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, flags);

export const typography: readonly Rule[] = [
  { name: 'straight quotes', wrong: /["'`´]/, breaks: "So funktioniert's", keeps: '„So funktioniert’s, ‚kurz‘.“' },
  {
    name: 'quotes of another language',
    wrong: /“(?=\p{L})|”|’(?!\p{L})|„(?=\s)/u,
    breaks: '“Nein”',
    keeps: '„Nein“, geht’s',
  },
  { name: 'three dots', wrong: /\.\.\./, breaks: 'Moment ...', keeps: 'Moment …' },
  {
    name: 'hyphen as dash',
    wrong: /\s-(?=\s)|--|—/,
    breaks: 'Ja - oder nein',
    keeps: 'Ja – oder nein, Vor- und Nachname',
  },
  { name: 'hyphen in a range', wrong: /\d-\d/, breaks: '9-18\u00A0Uhr', keeps: '9–18\u00A0Uhr, 7-Tage-Ziel' },
  { name: 'spaces in a range', wrong: /\d\s+–\s*\d|\d\s*–\s+\d/, breaks: '24 – 48\u00A0h', keeps: '24–48\u00A0h' },
  {
    name: 'dash with one space or none',
    wrong: /\S–\s|\s–\S|\p{L}–(?!Fr\b)\p{L}/u,
    breaks: 'Ja– oder nein',
    keeps: 'Ja – oder nein, Mo–Fr',
  },
  {
    name: 'space that can break before a unit',
    wrong: new RegExp(`\\d (?:${UNITS})(?![\\p{L}\\d])`, 'u'),
    breaks: 'in 7 Tagen',
    keeps: 'in 7\u00A0Tagen mit 30 Herren',
  },
  { name: 'no space before a unit', wrong: /\d(?:€|%|Euro|Tage)/, breaks: '85%', keeps: '85\u00A0%' },
  { name: 'abbreviation set apart', wrong: word(ABBREVIATION), breaks: 'z. B. so', keeps: 'z.\u00A0B. so' },
  {
    name: 'space that can break in a citation',
    wrong: /(?:§|Art\.|Abs\.|Absatz|Nr\.|Alt\.) \d|lit\. [a-z]/,
    breaks: 'Art. 6',
    keeps: 'Art.\u00A06 Abs.\u00A01 lit.\u00A0a',
  },
  { name: 'letter for a multiplication sign', wrong: /\d\s*[x*]\s*\d/, breaks: '3 x 4', keeps: '3 × 4' },
  {
    name: 'English number',
    wrong: /\d,\d{3}(?!\d)|\d\.\d{1,2}\s?(?:€|%|Euro|\/)/,
    breaks: '1,285.70\u00A0€',
    keeps: '1.285,70\u00A0€, WCAG 2.2',
  },
  {
    name: 'long number without a point',
    wrong: new RegExp(`${PLAIN_NUMBER}\\s(?:€|Euro)`),
    breaks: '2000\u00A0€',
    keeps: '2.000\u00A0€',
  },
  {
    name: 'working days with a hyphen or spaces',
    wrong: /Mo(?:\s*-\s*|\s–\s?|–\s)Fr/,
    breaks: 'Mo – Fr',
    keeps: 'Mo–Fr',
  },
  { name: 'two spaces', wrong: /[ \u00A0]{2}/, breaks: 'zwei  Leerzeichen', keeps: 'ein Leerzeichen' },
  { name: 'space before a mark', wrong: /\s[,.;:?)“](?!\w)/, breaks: 'warum ?', keeps: 'warum? Mehr …' },
  {
    name: 'no space after a mark',
    wrong: /[,;:?]\p{L}|\p{Ll}\.\p{Lu}/u,
    breaks: 'Ja,aber',
    keeps: 'Ja, aber: 9:01\u00A0Uhr',
  },
  { name: 'quotation without its end', wrong: /„[^“]*$|^[^„]*“/, breaks: '„Nein', keeps: '„Nein“' },
  { name: 'exclamation mark', wrong: /!/, breaks: 'Jetzt!', keeps: 'Jetzt.' },
];

export const wording: readonly Rule[] = [
  {
    name: 'gender mark',
    wrong: /\p{L}{2}[*:_/]-?in(?:nen)?(?!\p{L})|\p{Ll}In(?:nen)?(?!\p{L})/u,
    breaks: 'Bewerber:innen',
    keeps: 'Verbraucherinnen und Verbraucher, Ziel: in 7\u00A0Tagen',
  },
  {
    name: 'role that is not left as it is',
    wrong: word('(?:Opener|Setter|Closer)(?:in(?:nen)?|n)'),
    breaks: 'Closerin, B2B-Software',
    keeps: 'Closer, B2B-Software',
  },
  {
    // What the copy does without: worn out, or a promise that nobody can keep.
    name: 'worn-out word',
    wrong:
      /revolution|game-?changer|nahtlos|ganzheitlich|next[ -]level|rockstar|sales-maschine|a-player|top-talent|garantiert|kinderleicht|mühelos|zukunft des recruitings|tinder|ki-gestützt|mindset|hustle|risikofrei/i,
    breaks: 'Nahtlos verbunden',
    keeps: 'Kein Risiko: Kandidaten kostenlos ansehen',
  },
  {
    name: 'form that only the specification uses',
    wrong: word('Vertriebler(?! einstellen)|Vertrieblern|(?<!nur\\sfür\\s)Unternehmern?'),
    routes: new RegExp(`^/(?!${LEGAL})`),
    breaks: 'Für Vertriebler',
    keeps: 'Für Vertriebsprofile, nur für Unternehmer, Vertriebler einstellen',
  },
  {
    // „Den Vertrieb einstellen“ means to stop selling.
    name: 'words for stopping to sell',
    wrong: /(?<!im )Vertrieb (?:\S+ )?ein(?:zu)?stell|Vertriebseinstellung/,
    breaks: 'Vertrieb einstellen, wenn beide Ja sagen',
    keeps: 'Vertriebler einstellen, im Vertrieb einstellen',
  },
  {
    name: 'a second word for swiping',
    wrong: word('(?:probe)?wisch(?:en|t|st)', 'iu'),
    breaks: 'Noch einmal wischen',
    keeps: 'Noch einmal swipen, zwischen zwei Karten',
  },
  {
    name: 'month next to a price for 28 days',
    wrong: /pro Monat|\/\s?Monat/,
    routes: /^\/unternehmen(?!\/onboarding-concierge)/,
    breaks: '249,99\u00A0€ pro Monat',
    keeps: '249,99\u00A0€ pro 4\u00A0Wochen, brutto im Monat',
  },
];

const YOU_TALENT = word('du|dir|dich|dein(?:e[mnrs]?)?', 'iu');
const YOU_COMPANY = word('Sie|Ihnen|Ihr(?:e[mnrs]?)?');

/** Text that only pages with this address in their meta may have. */
interface AddressRule extends Rule {
  readonly address: NonNullable<PageMeta['address']>;
}

/** Who is quoted in „…“ may speak to anybody. */
export const addressRules: readonly AddressRule[] = [
  {
    name: 'du on a page that says Sie or neither',
    address: 'du',
    wrong: YOU_TALENT,
    breaks: 'Was du bekommst',
    keeps: 'Was Sie bekommen: „Was willst du?“',
  },
  {
    name: 'Sie on a page that says du or neither',
    address: 'Sie',
    wrong: YOU_COMPANY,
    breaks: 'Was Sie bekommen',
    keeps: 'Was du bekommst: „Was suchen Sie?“',
  },
];

/** What the owner has filled in so far is no text of the site's. */
const filledIn = Object.values(slots).flatMap(({ value }) => value ?? []);
/** A label is verbatim where it stands alone; longer strings may stand within a passage. */
const [labels, phrases] = [
  verbatim.filter((text) => /^\p{L}+$/u.test(text)),
  verbatim.filter((text) => /[^\p{L}]/u.test(text)),
];

/** A passage as the rules read it: what is not the copy's own is a box, and so are the gaps of a template. */
export const readable = (text: string): string =>
  labels.includes(text)
    ? '□'
    : [...phrases, ...filledIn]
        .reduce((shown, fixed) => shown.replaceAll(fixed, '□'), text)
        .replaceAll(/\{\w+\}/g, '□')
        .replaceAll(/[\u00AD\u2060]/g, '');

export const withoutQuotes = (text: string): string => text.replaceAll(/„[^“]*“/g, '„…“');

/** The longest sentence that may stand outside the legal texts. */
const MAX_WORDS = 18;
const PLACEHOLDER = /\[Platzhalter: [^\]]*\]/g;

/** Sentences that are too long; the condition that stands with every price counts as one word. */
export function longSentences({ route, place, text }: Passage): string[] {
  if (new RegExp(`^/(?:${LEGAL})$`).test(route) || place === 'JSON-LD') return [];
  return readable(text.replaceAll(PRICE_CONDITION, 'Preisbedingung').replaceAll(PLACEHOLDER, 'Platzhalter'))
    .split(/(?<=[.?][“‘)]*)\s+|\n/)
    .filter((sentence) => sentence.split(/\s+/).filter((part) => /[\p{L}\d]/u.test(part)).length > MAX_WORDS);
}
