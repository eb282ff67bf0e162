import { on } from '../support/legal-requirement.ts';

export const privacy = on('/datenschutz', [
  {
    what: 'controller, data protection officer (Art. 13 (1) a, b)',
    heading: 'verantwortlich',
    terms: ['Art. 4 Nr. 7 DSGVO', 'Art. 13 DSGVO', 'Datenschutzbeauftragte'],
    slots: [
      'company.name',
      'company.street',
      'company.city',
      'company.privacyEmail',
      'company.phone',
      'company.privacyOfficer',
    ],
  },
  {
    what: 'nothing stored on the device',
    heading: 'website',
    terms: ['§ 25 Abs. 1 TDDDG', 'keine Cookies', 'Rechner'],
  },
  {
    what: 'hosting and logs',
    heading: 'hosting',
    terms: ['IP-Adresse', 'protokolliert', 'Art. 6 Abs. 1 lit. f DSGVO', 'berechtigtes Interesse', 'gelöscht'],
    slots: ['hosting.provider', 'hosting.logs'],
  },
  {
    what: 'contact by e-mail',
    heading: 'kontakt',
    terms: ['Art. 6 Abs. 1 lit. b DSGVO', 'Art. 6 Abs. 1 lit. f DSGVO', 'berechtigtes Interesse'],
  },
  {
    what: 'booking: provider, data, consent, third country, withdrawal, alternative',
    heading: 'terminbuchung',
    terms: [
      'Vor Ihrer Wahl geht keine Anfrage',
      'IP-Adresse',
      'Name, E-Mail-Adresse',
      '§ 25 Abs. 1 TDDDG',
      'Art. 6 Abs. 1 lit. a DSGVO',
      'Drittland',
      'jederzeit für die Zukunft widerrufen',
      'Ohne Kalender',
    ],
    slots: ['booking.provider', 'booking.address', 'booking.country', 'company.email', 'company.phone'],
  },
  { what: 'links to the app', heading: 'app-links', terms: ['Erst mit dem Klick', 'Tarif'], slots: ['app.host'] },
  {
    what: 'account and profile data (spec §3), duty to provide (Art. 13 (2) e)',
    heading: 'konto',
    terms: [
      'Name, E-Mail-Adresse',
      'Firmenname',
      'Passwort, gehasht',
      'Erfahrung',
      'Qualifikationen',
      'Ort',
      'Profilbild',
      'Art. 6 Abs. 1 lit. b DSGVO',
      'Ohne Name, E-Mail-Adresse und Passwort gibt es kein Konto',
      'nur für gematchte Unternehmen sichtbar',
    ],
  },
  {
    what: 'chat and video',
    heading: 'chat-video',
    terms: ['Nachrichten', 'Video', 'Art. 6 Abs. 1 lit. b DSGVO', 'Missbrauch'],
  },
  {
    what: 'AI matching, no automated decision (Art. 22)',
    heading: 'ki-matching',
    terms: ['Art. 22 Abs. 1 DSGVO', 'Was einfließt', 'ein Vorschlag', 'Ein Mensch sieht ihn sich an'],
    slots: ['sprint.boost'],
  },
  {
    what: 'payment',
    heading: 'zahlung',
    terms: ['Kartendaten', 'Art. 6 Abs. 1 lit. b DSGVO', 'Art. 6 Abs. 1 lit. c DSGVO'],
    slots: ['payment.provider'],
  },
  {
    what: 'applications',
    heading: 'bewerbungen',
    terms: ['Art. 6 Abs. 1 lit. b DSGVO', 'sechs Monate', 'AGG'],
    slots: ['company.careersEmail'],
  },
  {
    what: 'recipients (Art. 13 (1) e)',
    heading: 'empfaenger',
    terms: ['Art. 28 DSGVO'],
    slots: ['hosting.provider', 'backend.provider', 'ai.provider', 'payment.provider', 'booking.provider'],
  },
  {
    what: 'third countries (Art. 13 (1) f)',
    heading: 'drittlaender',
    terms: ['Art. 45 DSGVO', 'Art. 46 Abs. 2 lit. c DSGVO', 'Kopie der Klauseln'],
  },
  {
    what: 'retention (Art. 13 (2) a)',
    heading: 'speicherdauer',
    terms: ['Serverprotokolle', 'Konto, Profil, Chats', 'Rechnungen', 'Bewerbungen', 'mindestens 7 Tage'],
    slots: ['hosting.logs'],
  },
  { what: 'security of processing', heading: 'sicherheit', terms: ['TLS 1.3', 'gehasht', 'nach Rollen'] },
  {
    what: 'rights (Art. 15 to 20, 7 (3), 22 (3))',
    heading: 'rechte',
    terms: [
      'Art. 15 DSGVO',
      'Art. 16 DSGVO',
      'Art. 17 DSGVO',
      'Art. 18 DSGVO',
      'Art. 20 DSGVO',
      'Art. 7 Abs. 3 DSGVO',
      'Art. 22 Abs. 3 DSGVO',
      'innerhalb eines Monats',
    ],
    slots: ['company.privacyEmail'],
  },
  {
    what: 'right to object, set apart (Art. 21 (4))',
    heading: 'widerspruch',
    terms: ['Art. 21 Abs. 1 DSGVO', 'Art. 21 Abs. 2 DSGVO'],
    slots: ['company.privacyEmail'],
  },
  { what: 'complaint (Art. 77)', heading: 'beschwerde', terms: ['Art. 77 DSGVO'], slots: ['company.authority'] },
]);

export const cookies = on('/cookies', [
  {
    what: 'this site stores nothing',
    heading: 'website',
    terms: ['Cookies 0 Local Storage 0 Session Storage 0 IndexedDB 0 Cache Storage 0', '§ 25 Abs. 1 TDDDG'],
  },
  {
    what: 'what the booking provider may store after a choice',
    heading: 'terminbuchung',
    terms: ['erst nach Ihrer Wahl', '§ 25 Abs. 1 TDDDG', 'Art. 6 Abs. 1 lit. a DSGVO'],
    slots: ['booking.provider', 'booking.address', 'booking.country'],
  },
  {
    what: 'withdrawing and deleting',
    heading: 'widerruf',
    terms: ['Zurück zur Auswahl', 'löschen', 'für die Zukunft'],
  },
  { what: 'storage of the app', heading: 'app', terms: ['§ 25 Abs. 2 Nr. 2 TDDDG'], slots: ['app.host'] },
]);
