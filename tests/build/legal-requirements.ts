import { on, type Requirement } from '../support/legal-requirement.ts';
import { cookies, privacy } from './legal-privacy.ts';

const imprint = on('/impressum', [
  {
    what: 'name, legal form, address, representative (§ 5 DDG)',
    heading: 'anbieter',
    terms: ['§ 5 DDG', 'Rechtsform', 'Anschrift', 'Vertreten durch'],
    slots: [
      'company.name',
      'company.legalForm',
      'company.street',
      'company.city',
      'company.country',
      'company.representative',
    ],
  },
  {
    what: 'e-mail and phone',
    heading: 'kontakt',
    terms: ['E-Mail', 'Telefon'],
    slots: ['company.email', 'company.phone'],
  },
  {
    what: 'register entry, VAT number',
    heading: 'register',
    terms: ['§ 27a UStG'],
    slots: ['company.register', 'company.vatId'],
  },
  {
    what: 'responsible for content (§ 18 (2) MStV)',
    heading: 'redaktion',
    terms: ['§ 18 Abs. 2 MStV'],
    slots: ['company.editor', 'company.street', 'company.city'],
  },
  {
    what: 'contact points and notices (Art. 11, 12, 16 DSA)',
    heading: 'dsa',
    terms: ['Art. 11 DSA', 'Art. 12 DSA', 'Art. 16 DSA', 'Deutsch und Englisch'],
    slots: ['company.email', 'company.phone'],
  },
  {
    what: 'not an employer, recruiter or party (spec §1)',
    heading: 'rolle',
    terms: ['ausschließlich Kontakte', 'weder Arbeitgeber noch Personalvermittlung', 'nicht Partei'],
  },
  {
    what: 'consumer arbitration (§ 36 VSBG)',
    heading: 'streitbeilegung',
    terms: ['§ 36 VSBG', 'weder verpflichtet noch bereit'],
  },
]);

const contractTerms = on('/agb', [
  {
    what: 'paid services for businesses only',
    heading: 'geltung',
    terms: ['§ 14 BGB', 'richten sich nur an sie'],
    slots: ['company.name', 'company.street', 'company.city'],
  },
  {
    what: 'only initiates contact, no success owed (spec §1)',
    heading: 'rolle',
    terms: ['ausschließlich Kontakte', 'weder Arbeitgeber noch Personalvermittlung', 'nicht Partei', 'kein Match'],
  },
  {
    what: 'match, chat, visibility (spec §4, §6)',
    heading: 'leistungen',
    terms: ['nur bei beidseitigem Like', 'chatten', 'nur für gematchte Unternehmen sichtbar', 'ganz privat'],
  },
  {
    what: 'how ranking comes about (Art. 27 DSA)',
    heading: 'reihenfolge',
    terms: ['Bezahlung beeinflusst', 'Priority Launch', 'Sie ändern Ihre Vorschläge'],
    slots: ['sprint.boost'],
  },
  {
    what: 'at least 18, capable, truthful (spec §5)',
    heading: 'registrierung',
    terms: [
      'mindestens 18 Jahre',
      'voll geschäftsfähig',
      'wahr, vollständig und aktuell',
      'Registrierung ist kostenlos',
    ],
  },
  {
    what: 'prohibited content and use (spec §5)',
    heading: 'verboten',
    terms: [
      'falsche oder irreführende Profile',
      'Werbung, Ausspähen oder Datenanalyse',
      'beleidigende, diskriminierende oder rechtswidrige Inhalte',
    ],
  },
  {
    what: 'prices and billing (spec §1, §9)',
    heading: 'preise',
    terms: [
      'Für Talente ist die Nutzung kostenlos',
      'pro 4 Wochen (28 Tage), zzgl. USt., nur für Unternehmer',
      'alle 4 Wochen oder jährlich',
      '13 Zeiträume',
      'eine Vermittlungsprovision oder Anzeigenkosten gibt es nicht',
      'kostenlose Testphase',
      'beginnt danach die bezahlte Laufzeit',
      'ersten 500 Unternehmen',
    ],
    slots: ['payment.provider'],
  },
  {
    what: 'cancellation in text form; free account at any time (spec §6, §9)',
    heading: 'kuendigung',
    terms: ['zum Ende der laufenden Laufzeit', 'Textform genügt', 'E-Mail', 'kostenloses Konto können Sie jederzeit'],
    slots: ['company.email'],
  },
  { what: 'fair use (spec §2)', heading: 'fair-use', terms: ['unbegrenzt im Rahmen der Fair-Use-Regel'] },
  {
    what: 'Concierge: price, scope, refund, cancellation (spec §9)',
    heading: 'concierge',
    terms: [
      '499 €',
      '999 € pro Monat',
      '30 Minuten',
      '5–10 Talenten',
      'innerhalb von 24 h',
      'Liegt nach 14 Tagen kein geeignetes Talent vor, erstatten wir die Einrichtungsgebühr vollständig',
      'monatlich kündbar',
      'Eine Mindestlaufzeit gibt es nicht',
      'Das Entgelt des laufenden Monats bleibt fällig',
      'anteilig',
      'Beratungsgespräch von 15 Minuten',
    ],
    slots: ['concierge.credit'],
  },
  {
    what: 'deleting, blocking, reasons, complaint (spec §6; Art. 14, 16, 17 DSA)',
    heading: 'sperren',
    terms: ['Verdacht', 'Inhalte löschen oder Konten sperren', 'Art. 14 und 16 DSA', 'Art. 17 DSA', 'Beschwerde'],
  },
  { what: 'termination for good cause (spec §6)', heading: 'wichtiger-grund', terms: ['§ 314 BGB'] },
  {
    what: 'liability',
    heading: 'haftung',
    terms: ['Vorsatz und grobe Fahrlässigkeit', 'Leben, Körper oder Gesundheit', 'Produkthaftungsgesetz', 'Art. 6 DSA'],
  },
  {
    what: 'changes: silence binds companies only, after 14 days (spec §9)',
    heading: 'aenderungen',
    terms: ['Widerspricht das Unternehmen nicht innerhalb von 14 Tagen', 'Schweigen gilt nicht als Ja'],
  },
  { what: 'consumer arbitration (§ 36 VSBG)', heading: 'schluss', terms: ['§ 36 VSBG', 'deutsches Recht'] },
]);

const security = on('/security', [
  {
    what: 'two-factor sign-in planned, not active (spec §6)',
    heading: 'was-fehlt',
    terms: ['geplant und noch nicht aktiv'],
  },
  { what: 'TLS 1.3 (spec §9)', heading: 'stand', terms: ['TLS 1.3'] },
  {
    what: 'EU region, processor contracts (spec §6, §9)',
    heading: 'speicherort',
    terms: ['EU-Region', 'Datenbank, Anmeldung und Dateispeicher', 'Art. 28 DSGVO'],
    slots: ['backend.provider'],
  },
  {
    what: 'row-level security, access by role (spec §6)',
    heading: 'zugriff',
    terms: ['Row-Level-Security', 'richten sich nach der Rolle'],
  },
  {
    what: 'private chats not accessible, two exceptions (spec §6)',
    heading: 'chats',
    terms: ['nicht zugänglich', 'Technik erfordert', 'Missbrauch zu verhindern'],
  },
  { what: 'passwords hashed', heading: 'stand', terms: ['nur dessen Hash'] },
  { what: 'daily backups, at least 7 days (spec §9)', heading: 'stand', terms: ['Tägliche', 'mindestens 7 Tage'] },
  {
    what: 'reporting a vulnerability (RFC 9116)',
    heading: 'schwachstelle-melden',
    terms: ['security.txt'],
    slots: ['company.securityEmail'],
  },
]);

const accessibility = on('/barrierefreiheit', [
  { what: 'what the statement is for', heading: 'geltung', terms: [], slots: ['site.url', 'app.host', 'company.name'] },
  {
    what: 'the yardstick, as an aim (BFSG, EN 301 549)',
    heading: 'ziel',
    terms: ['WCAG 2.2, Stufe AA', 'EN 301 549', 'BFSG', 'Das ist ein Ziel', 'keine unabhängige Stelle'],
  },
  {
    what: 'how it was examined',
    heading: 'pruefung',
    terms: ['Automatische Tests', 'Tastatur', 'liegen noch nicht vor'],
  },
  {
    what: 'known limits',
    heading: 'grenzen',
    terms: ['Terminbuchung', 'Leichter Sprache'],
    slots: ['booking.provider'],
  },
  {
    what: 'reporting a barrier',
    heading: 'melden',
    terms: ['E-Mail', 'Telefon', 'Post'],
    slots: ['company.email', 'company.phone', 'company.street', 'company.city'],
  },
  { what: 'authority and conciliation (BFSG)', heading: 'durchsetzung', terms: ['§ 32 BFSG', '§ 34 BFSG', '§ 16 BGG'] },
]);

export const requirements: readonly Requirement[] = [
  ...imprint,
  ...privacy,
  ...contractTerms,
  ...security,
  ...cookies,
  ...accessibility,
];

/** Laws that are no more, a platform that closed, and words that would be wrong. */
export const forbidden: readonly (readonly [string, RegExp])[] = [
  ['the Telemediengesetz, replaced by the DDG', /\bTMG\b|Telemediengesetz/],
  ['the TTDSG, renamed TDDDG', /\bTTDSG\b/],
  ['the Rundfunkstaatsvertrag, replaced by the MStV', /\bRStV\b|Rundfunkstaatsvertrag/],
  ['the NetzDG, replaced by the DSA', /\bNetzDG\b/],
  [
    'the EU dispute platform, closed in 2025',
    /ec\.europa\.eu\/(?:consumers\/odr|odr)|OS-Plattform|Online-Streitbeilegung/i,
  ],
  ['passwords that are encrypted: they are hashed', /verschlüsselte\w* Passw|Passw\S* (?:\S+ ){0,4}verschlüsselt/i],
  ['a conformance that nobody attested', /WCAG[- ]konform|vollständig (?:konform|barrierefrei|vereinbar)/i],
  ['a certificate that nobody gave', /zertifiziert|ISO[ -]?27001|TÜV/i],
];
