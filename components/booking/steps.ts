import type { Audience } from '../../content/booking.ts';

/** What the page shows: the two choices, or the calendar of one of them. */
export type Step = 'choice' | Audience;

export interface BookingState {
  readonly step: Step;
  /** At the choice, the half that the focus goes to: the one that was left, or that a link names. */
  readonly focus?: Audience;
}

/** What the page leaves in a history entry (not in any storage), so that it knows where Back and Forward lead. */
export interface HistoryMark {
  readonly booking: Step;
}

/** Where the page starts before anything happens, on the server too. */
export const start: BookingState = { step: 'choice' };

export const hashOf = (audience: Audience): string => `#${audience}`;

const audienceOf = (hash: string): Audience | undefined => {
  const id = hash.slice(1);
  return id === 'vertriebler' || id === 'unternehmer' ? id : undefined;
};

const choiceWithFocus = (audience: Audience | undefined): BookingState =>
  audience ? { step: 'choice', focus: audience } : start;

/** A visit, also by a link that carries a hash: never past the choice, at most with one half focused. */
export const arrive = (hash: string): BookingState => choiceWithFocus(audienceOf(hash));

/** A choice counts once: the second of two fast clicks changes nothing. */
export const choose = (state: BookingState, audience: Audience): BookingState =>
  state.step === 'choice' ? { step: audience } : state;

const markedStep = (mark: unknown): Step | undefined => (mark as HistoryMark | null)?.booking;

/**
 * The browser moved to another entry of its history (`popstate`).
 * @param mark the entry's state: its {@link HistoryMark}, or `null` for one made by a plain `#link`
 * @param hash the entry's hash
 */
export function travel(state: BookingState, mark: unknown, hash: string): BookingState {
  const { step } = state;
  const target = markedStep(mark) ?? audienceOf(hash);
  // A link within the page, such as the skip link, must not take the calendar away; nor must coming back from it.
  if (!target || target === step) return state;
  // Back ends at the half that was left. Forward, or a typed hash: nothing was stored, so it asks again.
  const focus = target === 'choice' ? step : target;
  return focus === 'choice' ? state : { step: 'choice', focus };
}

/** Whether one step back in the history leads from the calendar to the choice; not so after a link within the page. */
export const isOneBack = (state: BookingState, mark: unknown): boolean => markedStep(mark) === state.step;

/** 'Zurück zur Auswahl' where the history does not lead there. */
export const leave = (state: BookingState): BookingState => travel(state, { booking: 'choice' }, '');
