/**
 * Everything an owner must fill in before the site goes live: name, hosts, booking links, company data.
 * A slot without a value shows its placeholder, is listed by every build, and, where required, stops a release build.
 */

/**
 * Fill in the slots here, by the names in capitals below: `COMPANY_NAME: 'Muster Vertrieb',`. A value that is set from
 * outside goes first: `COMPANY_NAME='…' npm run build`.
 */
const values: Readonly<Partial<Record<string, string>>> = {};

interface Slot {
  readonly label: string;
  /** Environment variable that overrides the value. */
  readonly variable: string;
  readonly value: string | null;
  /** Shown while there is no value; must be recognisable as a placeholder. */
  readonly placeholder: string;
  /** Legally required, or without it a button leads nowhere or a sentence lacks its fact. */
  readonly required: boolean;
}

const slot = (label: string, variable: string, required = true, placeholder = `[Platzhalter: ${label}]`): Slot => ({
  label,
  variable,
  // `||` on purpose: an empty one leaves the slot open.
  value: process.env[variable] || values[variable] || null,
  placeholder,
  required,
});

/** Hosts under `.example` can never be real (RFC 2606). */
const host = (label: string, variable: string, placeholder: string): Slot => slot(label, variable, true, placeholder);

export const slots = {
  'site.url': host('Adresse der Website', 'SITE_URL', 'https://www.doppelja.example'),
  'app.host': host('Adresse der App (Login, Registrierung)', 'APP_HOST', 'https://app.doppelja.example'),
  'booking.script': host('Skript des Buchungsanbieters', 'BOOKING_SCRIPT', 'https://buchung.example/widget.js'),
  'booking.onboarding': host('Buchungslink Vertriebler', 'BOOKING_ONBOARDING', 'https://buchung.example/onboarding'),
  'booking.demo': host('Buchungslink Unternehmer', 'BOOKING_DEMO', 'https://buchung.example/demo'),
  'booking.provider': slot('Name des Buchungsanbieters', 'BOOKING_PROVIDER'),
  'booking.address': slot('Anschrift des Buchungsanbieters', 'BOOKING_ADDRESS'),
  'booking.country': slot('Land des Buchungsanbieters', 'BOOKING_COUNTRY'),
  'company.name': slot('Firmenname', 'COMPANY_NAME'),
  'company.legalForm': slot('Rechtsform', 'COMPANY_LEGAL_FORM'),
  'company.street': slot('Straße und Hausnummer', 'COMPANY_STREET'),
  'company.city': slot('Postleitzahl und Ort', 'COMPANY_CITY'),
  'company.country': slot('Land', 'COMPANY_COUNTRY'),
  'company.representative': slot('vertretungsberechtigte Person', 'COMPANY_REPRESENTATIVE'),
  'company.email': slot('E-Mail', 'COMPANY_EMAIL', true, 'platzhalter-kontakt@doppelja.example'),
  'company.phone': slot('Telefonnummer', 'COMPANY_PHONE'),
  'company.register': slot('Registergericht und Registernummer', 'COMPANY_REGISTER'),
  'company.vatId': slot('Umsatzsteuer-Identifikationsnummer', 'COMPANY_VAT_ID'),
  'company.editor': slot('inhaltlich verantwortliche Person', 'COMPANY_EDITOR'),
  'company.privacyEmail': slot('E-Mail Datenschutz', 'PRIVACY_EMAIL', true, 'platzhalter-datenschutz@doppelja.example'),
  'company.careersEmail': slot('E-Mail Karriere', 'CAREERS_EMAIL', true, 'platzhalter-karriere@doppelja.example'),
  'company.securityEmail': slot('E-Mail Sicherheit', 'SECURITY_EMAIL', true, 'platzhalter-sicherheit@doppelja.example'),
  'company.privacyOfficer': slot('Datenschutzbeauftragte Person, oder dass keine benannt ist', 'PRIVACY_OFFICER'),
  'company.authority': slot('zuständige Datenschutzaufsicht', 'COMPANY_AUTHORITY'),
  'hosting.provider': slot('Hosting-Anbieter der Website', 'HOSTING_PROVIDER'),
  'hosting.logs': slot('Löschfrist der Serverprotokolle in Tagen', 'HOSTING_LOGS'),
  'backend.provider': slot('Backend-Anbieter der App', 'BACKEND_PROVIDER'),
  'ai.provider': slot('KI-Anbieter, oder dass die KI nur bei uns läuft', 'AI_PROVIDER'),
  'payment.provider': slot('Zahlungsdienstleister', 'PAYMENT_PROVIDER'),
  'concierge.plan': slot('ob im Concierge ein Tarif enthalten ist', 'CONCIERGE_PLAN'),
  'concierge.later': slot('was nach der ersten Woche dazugehört und für wie viele Stellen', 'CONCIERGE_LATER'),
  'concierge.credit': slot('worauf und nach welcher Formel angerechnet wird', 'CONCIERGE_CREDIT'),
  'trial.length': slot('Dauer der Testphase', 'TRIAL_LENGTH'),
  'trial.card': slot('mit Beginn oder erst nach der Testphase', 'TRIAL_CARD'),
  'launch.renewal': slot('ob ein gebuchter Launch-Preis bei Verlängerung weiterläuft', 'LAUNCH_RENEWAL'),
  'sprint.medium': slot('Telefon oder Video', 'SPRINT_MEDIUM'),
  'sprint.host': slot('wer den Termin führt', 'SPRINT_HOST'),
  'sprint.verified': slot('was bei Verified geprüft wird', 'SPRINT_VERIFIED'),
  'sprint.boost': slot('was der Priority-Boost bewirkt', 'SPRINT_BOOST'),
  'sprint.video': slot('was das Intro-Video zeigt', 'SPRINT_VIDEO'),
  'pay.basis': slot('Land, Wochenstunden und Stand der Richtwerte', 'PAY_BASIS'),
  'figures.date': slot('Datum der Erhebung', 'FIGURES_DATE'),
  'careers.reply': slot('Tage bis zur ersten Antwort', 'CAREERS_REPLY'),
  'careers.pay.marketing': slot('Gehaltsspanne Marketing Manager', 'CAREERS_PAY_MARKETING'),
  'careers.pay.cmo': slot('Gehaltsspanne CMO', 'CAREERS_PAY_CMO'),
  'careers.pay.frontend': slot('Gehaltsspanne Frontend Developer', 'CAREERS_PAY_FRONTEND'),
  'careers.pay.backend': slot('Gehaltsspanne Backend Developer', 'CAREERS_PAY_BACKEND'),
  'careers.pay.design': slot('Gehaltsspanne UX/UI Designer', 'CAREERS_PAY_DESIGN'),
  'careers.pay.support': slot('Gehaltsspanne Customer Support', 'CAREERS_PAY_SUPPORT'),
  'founders.story': slot('Namen der Gründer, Jahr und Ort', 'FOUNDERS_STORY'),
  'founders.name1': slot('Name zum ersten Porträt', 'FOUNDERS_NAME_1', false, '[Platzhalter: Name]'),
  'founders.role1': slot('Funktion zum ersten Porträt', 'FOUNDERS_ROLE_1', false, '[Platzhalter: Funktion]'),
  'founders.name2': slot('Name zum zweiten Porträt', 'FOUNDERS_NAME_2', false, '[Platzhalter: Name]'),
  'founders.role2': slot('Funktion zum zweiten Porträt', 'FOUNDERS_ROLE_2', false, '[Platzhalter: Funktion]'),
  // The pictures themselves lie in `components/about/founders/`; any value says that these are the real ones.
  'founders.portraits': slot('Porträts der beiden Gründer', 'FOUNDERS_PORTRAITS', false),
} as const satisfies Record<string, Slot>;

export type SlotId = keyof typeof slots;

/** A slot's value, or its placeholder while it is open. */
export const filled = (id: SlotId): string => slots[id].value ?? slots[id].placeholder;

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '');

/** The product's name stands here once, and drawn in `static/wortmarke*.svg`: a new name changes all, and the mark. */
export const siteName = 'Doppelja';
export const siteUrl = withoutTrailingSlash(filled('site.url'));
/** `''` at the root of a host, `/name` below it (project pages). */
export const basePath = withoutTrailingSlash(process.env.BASE_PATH ?? '').replace(/^(?=[^/])/, '/');
export const appHost = withoutTrailingSlash(filled('app.host'));
/** External paths of the app (spec §7). */
export const loginUrl = `${appHost}/auth/login`;
export const registerUrl = `${appHost}/auth/register`;

/** The embeds that /formular can speak; each is a file in `components/booking/`. */
const BOOKING_ADAPTERS = ['calendly', 'cal'] as const;
export type BookingAdapterName = (typeof BOOKING_ADAPTERS)[number];
/** Which of them the script in `booking.script` is; {@link settingProblems} reports any other name. */
export const bookingAdapter = (process.env.BOOKING_ADAPTER || 'calendly') as BookingAdapterName;

/** The year of the copyright line: that of the build, or of `SOURCE_DATE_EPOCH` for reproducible ones. */
export const buildYear = new Date(
  process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now(),
).getUTCFullYear();

/** Absolute URL of a route, for canonical links and previews. */
export const absoluteUrl = (route: string): string => `${siteUrl}${basePath}${route}`;

/** Labels of letters, digits and inner hyphens, at least two (RFC 1123). */
const ORIGIN = /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d]+(?::\d+)?$/;
/** Plain http only to this machine: browsers count it as secure, and tests have a server there. */
const SECURE_URL = /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?\/\S+$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Parts of letters; browsers take the parts `.` and `..` out of a path. */
const BASE_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*$/;

const FORMS: Partial<Record<SlotId, { readonly pattern: RegExp; readonly form: string }>> = {
  'site.url': { pattern: ORIGIN, form: 'an origin such as https://www.example.org' },
  'app.host': { pattern: ORIGIN, form: 'an origin such as https://app.example.org' },
  'booking.script': { pattern: SECURE_URL, form: 'an https URL' },
  'booking.onboarding': { pattern: SECURE_URL, form: 'an https URL' },
  'booking.demo': { pattern: SECURE_URL, form: 'an https URL' },
  'company.email': { pattern: EMAIL, form: 'an e-mail address' },
  'company.privacyEmail': { pattern: EMAIL, form: 'an e-mail address' },
  'company.careersEmail': { pattern: EMAIL, form: 'an e-mail address' },
  'company.securityEmail': { pattern: EMAIL, form: 'an e-mail address' },
};

/** One sentence per setting whose value cannot work: a wrong one would break every link without a sound. */
export function settingProblems(): string[] {
  const wrong = Object.entries(FORMS).flatMap(([id, { pattern, form }]) => {
    const value = withoutTrailingSlash(filled(id as SlotId));
    const { variable } = slots[id as SlotId];
    return pattern.test(value) ? [] : [`${variable} is ${JSON.stringify(value)}, which is not ${form}.`];
  });
  if (!BOOKING_ADAPTERS.includes(bookingAdapter)) {
    const known = BOOKING_ADAPTERS.join(' nor ');
    wrong.push(`BOOKING_ADAPTER is ${JSON.stringify(bookingAdapter)}, which is neither ${known}.`);
  }
  const variables: readonly string[] = Object.values(slots).map(({ variable }) => variable);
  const unknown = Object.keys(values).filter((name) => !variables.includes(name));
  wrong.push(...unknown.map((name) => `${name} is filled in, but no slot has that name.`));
  if (!BASE_PATH.test(basePath)) wrong.push(`BASE_PATH is ${JSON.stringify(basePath)}, which is not a path.`);
  if (Number.isNaN(buildYear)) wrong.push('SOURCE_DATE_EPOCH is not a number of seconds.');
  return wrong;
}
