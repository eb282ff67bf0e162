import type { Entry, Intro, Link, PageMeta } from '../types.ts';
import { typeset } from '../typography.ts';
import { roleIndex } from './labels.ts';
import type { GuideClosing, GuideHero, Importance, ModelAnswer, PerRole, RoleTips } from './types.ts';

/** /interview-tipps: the talents' guide (du). Model answers speak to a team (ihr). */

/** The word for what a tip weighs. */
export const importanceWords: Readonly<Record<Importance, string>> = {
  1: 'wichtig',
  2: 'sehr wichtig',
  3: 'entscheidend',
};

export const roleTips: PerRole<RoleTips> = typeset({
  opener: {
    heading: 'So überzeugst du als Opener',
    text: 'Dein Gespräch ist die Arbeitsprobe. Es beginnt, sobald du abhebst.',
    tips: [
      {
        id: 'opener-kette',
        importance: 3,
        title: 'Bring deine Zahlenkette mit.',
        text: 'Anwahlen, Gespräche, Rückruftermine einer normalen Woche. Dazu, woher die Liste kam und wen du angerufen hast.',
        tally: {
          counts: [200, 30, 6],
          columns: 20,
          text: 'Beispiel, eine Woche:\n200 Anwahlen, 30 Gespräche, 6 Rückrufe',
        },
      },
      {
        id: 'opener-einstieg-ueben',
        importance: 3,
        title: 'Üb deinen Einstieg laut.',
        text: 'Name, Grund, Frage, Pause. Nimm dich dabei auf, aber nur dich. Nach 20 Sekunden muss die andere Seite dran sein.',
      },
      {
        id: 'opener-fuenf-firmen',
        importance: 2,
        title: 'Komm mit fünf Zielfirmen.',
        text: 'Such fünf Firmen, die zum Angebot passen, und zu jeder einen Anlass. Das kostet eine halbe Stunde, und die Firma erinnert sich daran.',
      },
      {
        id: 'opener-regeln-kennen',
        importance: 2,
        title: 'Lern die Regeln fürs Telefon.',
        text: 'In Deutschland steht in § 7 UWG, wer Werbeanrufe bekommen darf. Frag, wie die Firma Einwilligungen und Widersprüche festhält.',
      },
      {
        id: 'opener-schlechter-tag',
        importance: 2,
        title: 'Erzähl von einem schlechten Tag.',
        text: 'Was lief schief, was hast du geändert, was kam heraus. Drei Sätze genügen.',
      },
      {
        id: 'opener-ton',
        importance: 1,
        title: 'Prüf den Ton vor dem Bild.',
        text: 'Du arbeitest mit der Stimme, also sollte sie nicht hallen. Ein kabelgebundenes Headset schlägt die teure Kamera.',
      },
    ],
  },
  setter: {
    heading: 'So überzeugst du als Setter',
    text: 'Gefragt ist, wie viele deiner Termine stattgefunden haben. Buchen lässt sich viel.',
    tips: [
      {
        id: 'setter-rate',
        importance: 3,
        title: 'Nenn deine Show-up-Rate mit Rechenweg.',
        text: 'Wahrgenommene Termine geteilt durch gebuchte, Zeitraum dazu. Sag auch, wie du verschobene Termine gezählt hast.',
        tally: {
          counts: [36, 27],
          columns: 12,
          text: 'Beispiel, ein Monat:\n36 Termine gebucht, 27\u00A0wahrgenommen',
        },
      },
      {
        id: 'setter-kriterien',
        importance: 3,
        title: 'Formulier vier Fragen aus.',
        text: 'Bedarf, Budgetrahmen, Mitentscheidende, Zeitpunkt. Zu jedem Punkt eine Frage, die nicht nach Formular klingt.',
      },
      {
        id: 'setter-plan',
        importance: 2,
        title: 'Hab einen Plan für No-Shows.',
        text: 'Wann rufst du nach einem [No-Show](/glossar#no-show) an, was schreibst du, welche zwei Zeiten bietest du an? Beschreib die ersten 15 Minuten.',
      },
      {
        id: 'setter-notiz',
        importance: 2,
        title: 'Zeig eine Notiz, die du erfunden hast.',
        text: 'Fünf Zeilen zu einem ausgedachten Lead. So sieht man deine Arbeit, und echte Kundendaten bleiben, wo sie hingehören.',
      },
      {
        id: 'setter-quelle',
        importance: 2,
        title: 'Frag nach der Quelle der Leads.',
        text: 'Webinar, Anzeige, Empfehlung oder gekaufte Liste: Davon hängt ab, was deine Quote dort wert ist.',
      },
      {
        id: 'setter-puenktlich',
        importance: 1,
        title: 'Sei zwei Minuten früher im Call.',
        text: 'Zu spät zum Gespräch über deine [Show-up-Rate](/glossar#show-up-rate) zu kommen, wäre unglücklich.',
      },
    ],
  },
  closer: {
    heading: 'So überzeugst du als Closer',
    text: 'Alle erwarten, dass du gut redest. Überrasch sie mit Fragen und mit Zahlen, die sich nachrechnen lassen.',
    tips: [
      {
        id: 'closer-nenner',
        importance: 3,
        title: 'Nenn zur Quote den Nenner.',
        text: 'Abschlüsse geteilt durch geführte Gespräche, dazu Fallzahl und mittlerer Auftragswert. Zwei Quartale, auch das schwache.',
        tally: {
          counts: [100, 23],
          columns: 20,
          text: 'Beispiel, zwei Quartale:\n14 von 50 und 9 von 50\u00A0Gesprächen',
        },
      },
      {
        id: 'closer-fragen',
        importance: 3,
        title: 'Frag im Rollenspiel, bevor du anbietest.',
        text: 'Drei Fragen zum Problem, eine zur Zahl dahinter. Erst dann kommt das Angebot.',
      },
      {
        id: 'closer-verlust',
        importance: 2,
        title: 'Bring einen verlorenen Deal mit.',
        text: 'Sag, an welcher Stelle er kippte und was du seitdem anders fragst. Ohne Namen der Firma.',
      },
      {
        id: 'closer-storno-kennen',
        importance: 2,
        title: 'Hab deine Stornoquote parat.',
        text: 'Auf die Frage nach [Stornos](/glossar#storno) nennst du Quote und Frist. Fragt niemand, nenn sie von selbst.',
      },
      {
        id: 'closer-provision-rechnen',
        importance: 2,
        title: 'Rechne die Provision durch.',
        text: 'Beispiel: 10 % auf 50.000 € Auftragswert sind 5.000 €. Auf 30.000 € Zahlungseingang sind es 3.000 €. Frag, was gilt.',
      },
      {
        id: 'closer-nachfassen',
        importance: 1,
        title: 'Fass am selben Tag nach.',
        text: 'Drei Zeilen: was besprochen ist, was offen ist, wann du dich meldest. Dann meldest du dich.',
      },
    ],
  },
});

/** The sticky index. */
export const index = roleIndex((id) => `${roleTips[id].tips.length} Tipps`);

export const questionsIntro: Intro = typeset({
  id: 'fragen',
  heading: 'Fragen, mit denen du rechnen kannst',
  text: 'Alle Zahlen in den Antworten sind erfunden. Setz deine eigenen ein, nachgerechnet wird ohnehin.',
});

/** Labels inside every question. */
export const answerLabels = typeset({ answer: 'Beispielantwort, Zahlen erfunden', why: 'Warum das überzeugt' });

/** Common questions with model answers. The figures in an answer add up, because readers will check. */
export const modelAnswers: readonly ModelAnswer[] = typeset([
  {
    id: 'track-record',
    question: '„Erzähl uns von deinem Track Record.“',
    answer:
      '„Letztes Quartal: 3.600 Anwahlen, 540 Gespräche, 108 Termine, davon 81 wahrgenommen. Verkauft wurde Buchhaltungssoftware an Handwerksbetriebe ab zehn Leuten. Die Liste habe ich selbst gebaut.“',
    why: 'Eine Kette, ein Zeitraum, eine Zielgruppe: So sieht ein [Track Record](/glossar#track-record) aus. Jede Quote lässt sich im Kopf nachrechnen.',
  },
  {
    id: 'wechsel',
    question: '„Warum willst du wechseln?“',
    answer:
      '„Seit März kommen halb so viele Leads, das Ziel ist gleich geblieben. Ich habe das zweimal angesprochen. Jetzt suche ich ein Team, in dem beides zusammenpasst.“',
    why: 'Ein Fakt, ein eigener Versuch, ein Wunsch. Niemand wird schlechtgeredet.',
  },
  {
    id: 'schlechter-monat',
    question: '„Was war dein schlechtester Monat?“',
    answer:
      '„Februar, 41 % vom Ziel. Ich hatte die Liste gewechselt und zu spät gemerkt, dass Durchwahlen fehlen. Seitdem prüfe ich 20 Kontakte, bevor ich 200 anrufe.“',
    why: 'Du nennst die Zahl, bevor jemand danach bohrt. Und du zeigst, was sie dich gelehrt hat.',
  },
  {
    id: 'schwaeche',
    question: '„Was kannst du noch nicht?“',
    answer:
      '„Preisgespräche über 10.000 €. Mein größter Abschluss lag bei 6.400 €. Ich übe das jeden Freitag mit einer Kollegin, und ihre Einwände sind gemein.“',
    why: 'Eine echte Grenze mit Betrag. „Ich bin zu ehrgeizig“ hat die andere Seite heute schon gehört.',
  },
  {
    id: 'quereinstieg',
    question: '„Du hast noch nie verkauft. Warum solltest du es können?“',
    answer:
      '„Ich habe zwei Jahre lang Beschwerden angenommen, rund 40 am Tag. Im letzten Halbjahr habe ich 3 von 10 Kündigungen in eine Vertragspause gedreht. Das war Einwandbehandlung ohne Provision.“',
    why: 'Du übersetzt Service in Vertrieb und lieferst eine Quote dazu.',
  },
  {
    id: 'stift',
    question: '„Verkauf mir diesen Stift.“',
    answer: '„Gern. Was unterschreibst du noch auf Papier? Und was passiert, wenn dann kein Stift schreibt?“',
    why: 'Die Aufgabe prüft, ob du fragst, bevor du anbietest. Der Stift ist allen egal.',
  },
  {
    id: 'zu-teuer',
    question: '„Eine Kundin sagt: ‚Zu teuer.‘ Was antwortest du?“',
    answer:
      '„Ich frage zurück: Im Vergleich wozu? Stört die Summe, reden wir über den Umfang. Ist der Nutzen unklar, habe ich vorher etwas versäumt.“',
    why: 'Eine Frage statt eines Rabatts. Du suchst die Ursache, bevor du antwortest.',
  },
  {
    id: 'verlorener-deal',
    question: '„Welchen Deal hättest du gewinnen müssen?“',
    answer:
      '„Eine Spedition mit 40 Leuten, drei Termine. Die Geschäftsführung kam erst im letzten dazu und hat abgesagt. Seitdem frage ich im ersten Gespräch, wer mit unterschreibt.“',
    why: 'Der Fehler ist deiner, die Lehre auch. Der Name der Firma bleibt draußen.',
  },
  {
    id: 'homeoffice',
    question: '„Wie sieht dein Tag im Homeoffice aus?“',
    answer:
      '„Von 9 bis 11 Uhr Anwahlen, das Postfach ist zu. Danach Notizen und Nachfassen. Um 16 Uhr kommt die zweite Runde, da erreiche ich meine Zielgruppe am besten.“',
    why: 'Du nennst Uhrzeiten statt „strukturiert und selbstständig“. Genau das wollen Führungskräfte hören, wenn das Team remote arbeitet.',
  },
  {
    id: 'mitschnitt',
    question: '„Hast du einen Gesprächsmitschnitt, den wir hören können?“',
    answer:
      '„Mitschnitte gebe ich nicht weiter, dem hat niemand zugestimmt. Ich spiele das Gespräch gern sofort nach.“',
    why: 'Du schützt fremde Daten und lieferst trotzdem den Beweis. Später sind es die Daten dieser Firma.',
  },
  {
    id: 'wunschgehalt',
    question: '„Was willst du verdienen?“',
    answer:
      '„4.200 € fix, dazu Provision auf bezahlte Abschlüsse. Bei vollem Ziel stelle ich mir 6.000 € im Monat vor. Wie viele im Team haben das Ziel zuletzt erreicht?“',
    why: '[Fixum](/glossar#fixum), Bezugsgröße und Gesamtbetrag, ohne Spanne. Die Gegenfrage prüft, ob das Ziel erreichbar ist.',
  },
  {
    id: 'deine-fragen',
    question: '„Welche Fragen hast du an uns?“',
    answer:
      '„Drei. Woher kommen die Leads, und wie viele bekommt eine Person pro Woche? Wann ist Provision fällig, und wann fordert ihr sie zurück? Wie lange dauerte die Einarbeitung bei der letzten Person?“',
    why: 'Du führst dein eigenes Qualifizierungsgespräch. Ausweichende Antworten sind auch Antworten.',
  },
]);

export const habitsIntro: Intro = typeset({
  id: 'dos-und-donts',
  heading: 'Was im Gespräch hilft und was schadet',
  text: 'Das gilt für jedes Gespräch, in allen drei Rollen.',
});

export const habitLabels = typeset({ dos: 'Tu das', donts: 'Lass das' });

export const dos: readonly Entry[] = typeset([
  { title: 'Zahlen aufschreiben', text: 'Ein Zettel neben der Kamera ist Vorbereitung, kein Spickzettel.' },
  { title: 'Den Zeitraum nennen', text: '„36 Termine“ sagt nichts. „36 Termine im Monat“ ist eine Zahl.' },
  {
    title: 'Das Angebot anhören',
    text: 'Ruf die Firma an oder lies ihre Preisseite. Verkaufen sollst du später genau das.',
  },
  { title: 'Pausen stehen lassen', text: 'Nach einer guten Antwort ist Stille ein gutes Zeichen. Red sie nicht weg.' },
  { title: 'Um Rückmeldung bitten', text: 'Frag nach dem Rollenspiel, was besser ginge. Spiel es dann noch einmal.' },
  {
    title: 'Den nächsten Schritt klären',
    text: 'Wer meldet sich bis wann? Ohne Datum bleibt auch im Interview alles offen.',
  },
]);

export const donts: readonly Entry[] = typeset([
  { title: 'Zahlen aufrunden', text: 'Aus 23 % werden keine 30 %. Die Nachfrage kommt, der Rechenweg fehlt dann.' },
  {
    title: 'Kundennamen nennen',
    text: 'Branche und Größe reichen. Sonst fragt sich die Firma, was du später über sie erzählst.',
  },
  { title: 'Ein Skript vorlesen', text: 'Abgelesenes hört man. Am Telefon sogar besser als im Raum.' },
  { title: 'Über Leads schimpfen', text: 'Sag lieber, was an ihnen nicht stimmte und wie du es gemessen hast.' },
  {
    title: 'Zum Abschluss drängen',
    text: '„Was hindert euch, mich heute zu nehmen?“ klingt nach Küchenstudio.',
  },
  { title: 'Lücken verschweigen', text: 'Vier Monate Pause sind vier Monate Pause. Ein Satz dazu genügt.' },
]);

export const employerIntro: Intro = typeset({
  id: 'signale',
  heading: 'Woran du gute Firmen erkennst. Und andere.',
  text: 'Auch du wählst aus. Achte im Gespräch auf diese Zeichen.',
});

export const signalLabels = typeset({ green: 'Grünes Signal', red: 'Rotes Signal' });

/** Good signs and bad ones. */
export const signals: Readonly<Record<keyof typeof signalLabels, readonly Entry[]>> = typeset({
  green: [
    {
      title: 'Die Provision steht im Vertrag.',
      text: 'Bezugsgröße, Fälligkeit und Rückforderung, jeweils in einem Satz, den du verstehst.',
    },
    {
      title: 'Die Zielerreichung wird genannt.',
      text: '„Letztes Quartal drei von fünf“ ist mehr wert als jedes versprochene [Zielgehalt](/glossar#ote).',
    },
    { title: 'Die Lead-Quelle hat einen Namen.', text: 'Dazu eine Menge pro Person und Woche.' },
    {
      title: 'Es gibt einen Plan für die Einarbeitung.',
      text: 'Mit Ansprechperson und einem Ziel, das in den ersten Wochen niedriger liegt.',
    },
    {
      title: 'Du sprichst mit dem Team.',
      text: 'Eine Viertelstunde mit jemandem, der die Arbeit macht, ohne Aufsicht.',
    },
    { title: 'Die Antwort kommt am genannten Tag.', text: 'Auch die Absage.' },
  ],
  red: [
    {
      title: '„Nach oben offen“, nach\u00A0unten auch.',
      text: 'Die Anzeige verspricht unbegrenztes Einkommen und sagt nicht, was im Mittel verdient wird.',
    },
    {
      title: 'Du sollst zuerst zahlen.',
      text: 'Für Schulung, Zertifikat oder Startpaket. Dann verkauft die Firma dir etwas.',
    },
    {
      title: 'Selbstständig mit Dienstplan.',
      text: 'Feste Zeiten, feste Anweisungen, kein zweiter Auftraggeber: Das kann [Scheinselbstständigkeit](/glossar#scheinselbststaendigkeit) sein. Lass\u00A0es\u00A0prüfen.',
    },
    {
      title: 'Probearbeit ohne Bezahlung.',
      text: 'Ein Rollenspiel ist ein Test. Drei Tage echte Leads anrufen ist Arbeit.',
    },
    {
      title: 'Rückforderung ohne Frist.',
      text: 'Wenn Provision nach Jahren zurückgeholt werden kann, gehört sie dir nie ganz.',
    },
    {
      title: 'Unterschrift noch im Gespräch.',
      text: 'Eine Nacht Bedenkzeit ist normal. Ohne sie solltest du nicht unterschreiben.',
    },
  ],
});

export const meta: PageMeta = typeset({
  title: 'Interview-Tipps für Opener, Setter und Closer',
  description: `Welche Zahlen du mitbringst, was du übst, was du fragst. Mit ${modelAnswers.length} Musterantworten und den Warnzeichen unseriöser Firmen.`,
  date: '2026-11-21',
  address: 'du',
});

export const hero: GuideHero = typeset({
  headline: 'Verkauf dich mit Zahlen, die stimmen.',
  lead: 'Drei Zahlen mit Zeitraum schlagen zehn Adjektive. Hier steht, welche in deiner Rolle zählen.',
});

/** Ways from the hero to what comes after the tips. */
export const heroLinks: readonly Link[] = typeset([
  { href: '#fragen', label: 'Fragen und Antworten' },
  { href: '#signale', label: 'Warnzeichen' },
]);

/** The two figures of the hero's picture: what is claimed, and what adds up (see `donts`). */
export const heroFigures = typeset({ claimed: '30 %', real: '23 %' });

export const printButton = 'Tipps drucken';

export const closing: GuideClosing = typeset({
  heading: 'Vorbereitet? Dann hol dir das Gespräch.',
  text: 'Leg ein Profil an, mit Track Record statt Anschreiben. Für dich ist das kostenlos.',
  links: [
    { href: '/jobbeschreibung', label: 'Was Opener, Setter und Closer tun' },
    { href: '/talente/so-funktionierts', label: 'Sechs Schritte bis zum Start' },
  ],
});
