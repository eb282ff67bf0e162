import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useState } from 'react';
import type { Billing, PurchaseKey } from '../../../content/plans.ts';

/** The second a chosen plan is loading (spec §9). */
const LOADING_MS = 1000;

/** What the reader has chosen on this page. All islands that show prices share it. */
interface Choice {
  readonly billing: Billing;
  /** The option that is being opened; all plan buttons are disabled meanwhile. */
  readonly loading: PurchaseKey | null;
  /** What a screen reader is told. */
  readonly news: 'billing' | 'loading' | null;
}

let current: Choice = { billing: 'yearly', loading: null, news: null };
let pressed: HTMLButtonElement | null = null;
const islands = new Set<(choice: Choice) => void>();

function change(part: Partial<Choice>): void {
  current = { ...current, ...part };
  for (const redraw of islands) redraw(current);
}

/** Takes the other way of billing, wherever a toggle stands. */
export const bill = (billing: Billing): void => change({ billing, news: 'billing' });

/** Opens the app's registration with an option in a new tab, and shows for a second that it does (spec §4, §7). */
export function openPlan(key: PurchaseKey, registerUrl: string, event: SyntheticEvent<HTMLFormElement>): void {
  // Once a form has opened a tab, WebKit holds the page to its `form-action`: the address bar leads nowhere else.
  event.preventDefault();
  if (pressed) return;
  pressed = event.currentTarget.querySelector('button');
  open(`${registerUrl}?plan=${key}`, '', 'noopener');
  change({ loading: key, news: 'loading' });
  setTimeout(() => change({ loading: null, news: null }), LOADING_MS);
}

/**
 * The choice, and a new render with each change of it.
 * @param root of an island with a toggle: the reader may have used it before this ran, or the browser has restored it
 */
export function useChoice(root: RefObject<HTMLElement | null>): Choice {
  const [choice, redraw] = useState(current);

  useEffect(() => {
    islands.add(redraw);
    redraw(current);
    if (root.current?.querySelector('[value$="28days"]:checked')) bill('28days');
  }, [root]);

  // A disabled button loses the focus to the ground around it; it gets it back, unless the reader has moved on.
  useLayoutEffect(() => {
    if (choice.loading || !pressed || pressed.disabled) return;
    if (document.activeElement?.contains(pressed)) pressed.focus({ preventScroll: true });
    pressed = null;
  }, [choice.loading]);

  return choice;
}
