/** The playbook of /jobbeschreibung: its sums, and that the texts say what they come to. */

import { expect, test } from 'vitest';
import {
  costLimit,
  costPerAppointment,
  enoughAppointments,
  monthlyCost,
  playbook,
} from '../../content/guides/playbook.ts';
import { untypeset } from '../../content/typography.ts';

test('50 appointments cost 8.300 € a month, 166 € each; one may cost 168,75 €', () => {
  expect(monthlyCost(50)).toBe(8300);
  expect(costPerAppointment(50)).toBe(166);
  expect(costLimit()).toBe(168.75);
});

test('45 appointments are too few, and 23 are enough at twice the order value', () => {
  expect(costPerAppointment(45)).toBe(181.08);
  expect(costPerAppointment(45)).toBeGreaterThan(costLimit());
  expect(enoughAppointments(3000)).toBe(23);
  expect(costPerAppointment(23)).toBeLessThanOrEqual(costLimit(3000));
  expect(costPerAppointment(22)).toBeGreaterThan(costLimit(3000));
});

test('the reading says so', () => {
  expect(untypeset(playbook.reading)).toContain('45 Termine mit ebenso vielen Prämien kosten je 181,08 €');
  expect(untypeset(playbook.reading)).toContain('Bei 3.000 € Auftragswert genügen 23 Termine');
});

test('the table shows every item with a blank for the reader', () => {
  const rows = playbook.cost.rows.map(({ head, cells }) => untypeset([head, ...cells].join(' | ')));
  expect(rows).toEqual([
    'Fixum Setter, Mitte des Richtwerts | 3.750 € | …',
    'Prämien: 50 × 25 € | 1.250 € | …',
    'Lohnnebenkosten, 21 % | 1.050 € | …',
    'Leads und Anzeigen | 2.000 € | …',
    'Telefonie und CRM | 250 € | …',
    'Summe im Monat | 8.300 € | …',
  ]);
  expect(playbook.results.map(({ title, text }) => untypeset(`${title} ${text}`))).toEqual([
    '166,00 € Kosten pro Termin bei 50 Terminen',
    '168,75 € Obergrenze: 25 % × 1.500 € × (60 % − 15 %)',
  ]);
});
