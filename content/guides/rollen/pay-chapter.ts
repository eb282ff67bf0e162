/**
 * The chapter "Was verdient ein …?" of the role pages, in the words of nobody's address. All sums are worked out from
 * the model's assumptions. Statements about the law are general; each stands in docs/law.md too.
 */

import { euro, euroRound, number, percent } from '../../format.ts';
import { hoursCovered, minimumWages, monthlyMinimum } from '../../minimum-wage.ts';
import { type RoleId, roles } from '../../roles.ts';
import { filled } from '../../site.ts';
import type { Entry, Rich } from '../../types.ts';
import { typeset } from '../../typography.ts';
import { assumptions, fixedPays, payAt } from './pay-model.ts';

const closerTarget = assumptions.closer.target;
const [, closerRate] = assumptions.closer.premiums;
const [, closerAt130 = 0] = payAt('closer', 1.3);

/** An advance on commission, and what of it was earned. The glossary shows it too. */
export const drawExample = { draw: 2_500, earned: 1_800 } as const;

/** The examples of the terms; every other amount follows from these. */
const example = {
  signed: 20_000,
  paid: 16_000,
  cancelled: 2_000,
  /** How much the rate grows above the target. */
  accelerator: 1.5,
  booked: 80,
  showUp: 0.75,
  suits: 0.8,
} as const;

const accelerated = closerRate * example.accelerator;
/** Euros that the accelerator adds at 130 % of the target. */
const bonus = Math.round(closerTarget * 0.3 * (accelerated - closerRate));
const [premium] = assumptions.setter.premiums;
const suitable = example.booked * example.showUp * example.suits;
const [first, second] = minimumWages;
const { from: lowestPay } = roles.opener.pay;

/** What decides over the variable part of a role's pay. */
const terms: Readonly<Record<RoleId, readonly Entry[]>> = {
  closer: [
    {
      title: 'Prozent wovon?',
      text: `Aufträge über ${euroRound(example.signed)} sind unterschrieben, ${euroRound(example.paid)} davon bezahlt. ${percent(closerRate)} vom Auftragswert sind ${euroRound(example.signed * closerRate)}, vom Zahlungseingang ${euroRound(example.paid * closerRate)}.`,
    },
    {
      title: 'Storno',
      text: `Ein Auftrag wird widerrufen, gekündigt oder nie bezahlt. Die Provision darauf kann zurückgefordert werden. Bei ${percent(closerRate)} und ${euroRound(example.cancelled)} Storno fehlen ${euroRound(example.cancelled * closerRate)}.`,
    },
  ],
  setter: [
    {
      title: 'Gebucht, wahrgenommen oder passend?',
      text: `Von ${example.booked} gebuchten Terminen finden ${percent(example.showUp)} statt, also ${number(example.booked * example.showUp)}. Davon passen ${number(suitable)}. ${euroRound(premium)} je gebuchtem Termin sind ${euroRound(example.booked * premium)}, je passendem ${euroRound(suitable * premium)}.`,
    },
    {
      title: 'Wenn die Anfragen ausbleiben',
      text: 'Die Zahl der Anfragen hängt vom Werbebudget ab. Ein höheres Fixum oder eine Mindestprämie gleicht schwache Wochen aus.',
    },
    {
      title: 'Rückforderung, Draw, Accelerator',
      text: 'Ob eine Prämie nach einer Absage zurückgeht, gehört in den Vertrag. Was Draw und Accelerator heißen, steht im [Glossar](/glossar).',
    },
  ],
  opener: [
    {
      title: 'Was der Mindestlohn vorgibt',
      text: `${first.year} sind es in Deutschland bei 40 Stunden pro Woche rund ${euroRound(monthlyMinimum(first.perHour))} brutto im Monat, ${second.year} rund ${euroRound(monthlyMinimum(second.perHour))}. ${euroRound(lowestPay)} reichen ${first.year} für ${hoursCovered(lowestPay, first.perHour)} Stunden pro Woche, ${second.year} für ${hoursCovered(lowestPay, second.perHour)}. Darüber muss zugesicherte Provision die Lücke schließen.`,
    },
    {
      title: 'Wofür es die Prämie gibt',
      text: 'Am besten für angenommene Übergaben, denn darauf hat die Rolle Einfluss. Prämien pro Anwahl belohnen schnelles Auflegen.',
    },
    {
      title: 'Rückforderung, Draw, Accelerator',
      text: 'Ob eine Prämie zurückgeht, wenn der Auftrag platzt, gehört in den Vertrag. Was Draw und Accelerator heißen, steht im [Glossar](/glossar).',
    },
  ],
};

/** What fewer readers ask about the variable part. */
const moreTerms: Readonly<Record<RoleId, readonly Entry[]>> = {
  closer: [
    {
      title: 'Draw',
      text: `Ein Vorschuss auf Provision. Bei ${euroRound(drawExample.draw)} Draw und ${euroRound(drawExample.earned)} verdienter Provision bleiben ${euroRound(drawExample.draw - drawExample.earned)} offen. Verrechnet wird das im nächsten Monat.`,
    },
    {
      title: 'Accelerator',
      text: `Oberhalb des Ziels steigt der Satz, etwa von ${percent(closerRate)} auf ${percent(accelerated)}. Bei ${euroRound(fixedPays('closer')[1])} Fixum und ${euroRound(closerTarget * 1.3)} statt ${euroRound(closerTarget)} Umsatz sind es dann ${euroRound(closerAt130 + bonus)} statt ${euroRound(closerAt130)}.`,
    },
  ],
  setter: [],
  opener: [],
};

/** Assumptions of the model, above its table. */
const modelOf = (role: RoleId): Rich => {
  const { target, premiums } = assumptions[role];
  const targets: Readonly<Record<RoleId, string>> = {
    opener: `${target} angenommene Übergaben im Monat, je ${euroRound(premiums[0])} Prämie`,
    setter: `${target} passende Termine im Monat, je ${euroRound(premiums[0])} Prämie`,
    closer: `${euroRound(target)} Zahlungseingang im Monat`,
  };
  return `Das Fixum ist der veröffentlichte Richtwert (${filled('pay.basis')}). Das Ziel ist frei gewählt: ${targets[role]}. Angenommen ist eine Anstellung mit 12 gleichen Gehältern, ohne Rückforderung und Deckel.`;
};

/** Titles, tables and lists of the chapter; `model`, `terms` and `ask` differ by role. */
export const payChapter = typeset({
  modelTitle: 'Gehalt bei 60, 100 und 130 % vom Ziel',
  model: { opener: modelOf('opener'), setter: modelOf('setter'), closer: modelOf('closer') },
  termsTitle: 'Was die Provision bestimmt',
  terms,
  modelsTitle: 'Fixum, Provision oder hybrid?',
  moreTermsTitle: 'Draw und Accelerator',
  moreTerms,
  contractTitle: 'Angestellt oder selbstständig?',
  contract: {
    caption: 'Allgemeine Hinweise für Deutschland. Stand: November 2026, keine Rechtsberatung.',
    corner: 'Punkt',
    columns: ['Angestellt', 'Selbst&shy;ständig, z. B. Handels&shy;vertretung'],
    rows: [
      {
        head: 'Arbeitszeit und Ort',
        cells: ['gibt die Firma im Rahmen des Vertrags vor', 'bestimmt die Person im Wesent&shy;lichen selbst'],
      },
      {
        head: 'Sozial&shy;versicherung',
        cells: [
          'Firma und Person teilen sich die Beiträge',
          'trägt die Person, Renten&shy;versicherungs&shy;pflicht ist trotzdem möglich',
        ],
      },
      { head: 'Mindest&shy;lohn, Urlaub, Lohn&shy;fort&shy;zahlung', cells: ['gelten', 'gelten in der Regel nicht'] },
      {
        head: 'Provision',
        cells: [
          'Vertrag, zum Teil Handels&shy;gesetz&shy;buch (§ 65 HGB)',
          'Vertrag und Handels&shy;gesetz&shy;buch (§§ 84 ff. HGB)',
        ],
      },
      {
        head: 'Vertragsende',
        cells: [
          'Fristen und Kündigungs&shy;schutz nach Gesetz und Vertrag',
          'eigene Fristen, Ausgleich für gewonnene Kund&shy;schaft möglich (§ 89b HGB)',
        ],
      },
    ],
  },
  countriesTitle: 'Deutschland, Österreich, Schweiz',
  countries: [
    {
      title: 'Deutschland',
      text: `Der Mindestlohn gilt für Angestellte auch bei reiner Provision: ${euro(first.perHour)} je Stunde seit ${first.year}, ${euro(second.perHour)} ab ${second.year}.`,
    },
    {
      title: 'Österreich',
      text: 'Kollektivverträge legen Mindestgehälter fest, und Stellenanzeigen müssen das Mindestentgelt nennen. Üblich sind 14 Gehälter. Angebote deshalb als Jahresbetrag vergleichen.',
    },
    {
      title: 'Schweiz',
      text: 'Gehälter werden in Franken vereinbart. Einen landesweiten Mindestlohn gibt es nicht, einige Kantone haben einen eigenen.',
    },
  ],
  askTitle: 'Vor der Unterschrift fragen',
  ask: [
    'Worauf wird die Provision gerechnet, und wann ist sie fällig?',
    'Wie viele im Team haben das Ziel im letzten Quartal erreicht?',
    'Woher kommen die Kontakte, und wie viele sind es pro Woche und Person?',
    'Bis wann kann Provision zurückgefordert werden?',
    'Gibt es Schwelle, Deckel, Draw oder Accelerator?',
    'Welches Ziel gilt in der Einarbeitung, und wie lange?',
    'Ist es eine Anstellung, und steht das so im Vertrag?',
  ],
});
