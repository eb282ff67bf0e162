/** /formular: which step is shown, whatever one clicks and wherever the browser's history goes (decisions: Booking). */

import { expect, test } from 'vitest';
import {
  arrive,
  type BookingState,
  choose,
  hashOf,
  isOneBack,
  leave,
  start,
  travel,
} from '../../components/booking/steps.ts';

const marked = (booking: BookingState['step']) => ({ booking });
const chosen = (audience: 'vertriebler' | 'unternehmer') => choose(start, audience);

test('a visit starts at the choice, with nothing focused', () => {
  expect(arrive('')).toEqual({ step: 'choice' });
  expect(arrive('#inhalt')).toEqual({ step: 'choice' });
});

test.each(['vertriebler', 'unternehmer'] as const)(
  'a link with #%s starts at the choice, that half focused',
  (audience) => {
    expect(arrive(hashOf(audience))).toEqual({ step: 'choice', focus: audience });
  },
);

test('a choice shows its calendar', () => {
  expect(choose(start, 'vertriebler')).toEqual({ step: 'vertriebler' });
  expect(choose(arrive('#vertriebler'), 'unternehmer')).toEqual({ step: 'unternehmer' });
});

test('the second of two fast clicks changes nothing, whichever half it hits', () => {
  const state = chosen('vertriebler');
  expect(choose(state, 'vertriebler')).toBe(state);
  expect(choose(state, 'unternehmer')).toBe(state);
});

test.each(['', '#vertriebler', '#inhalt'])(
  'Back to an entry with the hash "%s" returns to the half that was left',
  (hash) => {
    expect(travel(chosen('unternehmer'), marked('choice'), hash)).toEqual({ step: 'choice', focus: 'unternehmer' });
  },
);

test('Forward to a chosen entry asks again', () => {
  expect(travel(start, marked('unternehmer'), '#unternehmer')).toEqual({ step: 'choice', focus: 'unternehmer' });
});

test('a typed hash never loads a calendar', () => {
  expect(travel(start, null, '#vertriebler')).toEqual({ step: 'choice', focus: 'vertriebler' });
  expect(travel(chosen('unternehmer'), null, '#vertriebler')).toEqual({ step: 'choice', focus: 'vertriebler' });
});

test('a link within the page, and the way back from it, leave the calendar where it is', () => {
  const state = chosen('vertriebler');
  expect(travel(state, null, '#inhalt')).toBe(state);
  expect(travel(state, marked('vertriebler'), '#vertriebler')).toBe(state);
});

test('"Zurück zur Auswahl" goes back in the history only where the history leads to the choice', () => {
  const state = chosen('vertriebler');
  expect(isOneBack(state, marked('vertriebler'))).toBe(true);
  expect(isOneBack(state, null)).toBe(false);
  expect(leave(state)).toEqual({ step: 'choice', focus: 'vertriebler' });
});

test('choose, back, choose: each time one step, and the last choice stays', () => {
  let state = arrive('');
  for (const audience of ['vertriebler', 'unternehmer', 'vertriebler'] as const) {
    state = choose(travel(state, marked('choice'), ''), audience);
    expect(state.step).toBe(audience);
  }
});
