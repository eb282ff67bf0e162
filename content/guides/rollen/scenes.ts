import { typeset } from '../../typography.ts';

/** Each role's craft, shown on its page. All three are invented and say so; they address nobody. */

/** A talk in the order in which it is held: the customer begins, then the two take turns. */
export const openerScene = typeset({
  text: '**Beispielgespräch:** Je länger jemand redet, desto größer das Feld.',
  customer: 'Angerufene Person',
  turns: [
    '„Brandt.“',
    '„Kern, Nordlicht Software. Wir kennen uns nicht, das ist ein Kaltanruf.“',
    '„Dann machen Sie’s kurz.“',
    '„Sie suchen seit März drei Leute für die Werkstatt. Wer nimmt so lange die Anrufe an?“',
    '„Im Moment? Ich.“',
    '„Donnerstag um neun?“',
    '„Neun ist gut.“',
  ],
  axis: ['0 s', '5', '10', '15', '20 s'],
});

export const setterScene = typeset({
  text: '**Schlechte Beispielwoche:** Fünf Termine sind gebucht, vier fallen aus.',
  week: [
    { day: 'Mo', time: '10:30' },
    { day: 'Di', time: '14:00' },
    { day: 'Mi', time: '11:15' },
    { day: 'Do', time: '09:00' },
    { day: 'Fr', time: '16:30' },
  ],
  /** The day on which somebody comes. */
  kept: 'Do',
  missed: 'fällt aus',
  questionsHeading: 'Was Setter zuerst fragen',
  questions: ['Was muss besser werden?', 'Wer entscheidet mit?', 'Was passiert, wenn nichts passiert?'],
});

export const closerScene = typeset({
  label: 'Beispielgespräch',
  customer: 'Kundin',
  question: '„Und was kostet das?“',
  price: '4.800 €',
  silence: 'Sechs Sekunden. Nichts sagen.',
  axis: ['0 s', '6 s'],
  answer: '„Wann könnten wir anfangen?“',
});
