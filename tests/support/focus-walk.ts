import type { Page } from 'puppeteer';

/** One stop of the Tab key, as a person sees it. */
export interface Stop {
  readonly name: string;
  /** Its place among the stops, in the order of the document. */
  readonly place: number;
  /** Whether something else covers its middle, or it is out of sight. */
  readonly isHidden: boolean;
  /** Whether a ring is drawn around it, or around the label that stands for it. */
  readonly hasRing: boolean;
}

export interface Walk {
  readonly stops: readonly Stop[];
  /** How many there should be. */
  readonly count: number;
}

/** Notes each stop when the next press leaves it: by then the page has scrolled to it. */
function watchFocus(): { readonly count: number; readonly presses: number } {
  const isStop = (element: HTMLElement): boolean => {
    if ((element.tabIndex < 0 && !element.isContentEditable) || element.matches(':disabled')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    // A group of radios is one stop.
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const radios = document.querySelectorAll<HTMLInputElement>(`[type="radio"][name="${element.name}"]`);
    const group = [...radios].filter(({ form }) => form === element.form);
    return group.some(({ checked }) => checked) ? element.checked : element === group[0];
  };
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]',
    ),
  ].filter(isStop);

  /** What a person sees of it: the label in place of an input that is not drawn; the first line of a link. */
  const seen = (element: HTMLElement): readonly [Element, DOMRect | undefined] => {
    const label = (element as HTMLInputElement).labels?.[0];
    const line = [...element.getClientRects()].find(({ width }) => width > 1);
    const isDrawn = line && getComputedStyle(element).opacity !== '0';
    return label && !isDrawn ? [label, label.getClientRects()[0]] : [element, line];
  };
  const isHidden = (element: HTMLElement): boolean => {
    const [target, { left, top, width, height } = new DOMRect()] = seen(element);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !hit || !(target.contains(hit) || hit.contains(target));
  };
  const isRinged = (element: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };

  const DATE = '[type^="date"]';
  const stops: Stop[] = [];
  const note = ({ key }: KeyboardEvent) => {
    const element = document.activeElement as HTMLElement;
    if (key !== 'Tab' || element === document.body) return;
    const place = all.indexOf(element);
    const stop = {
      name: `${element.tagName.toLowerCase()} ${(element.textContent || element.id).trim().slice(0, 40)}`,
      place,
      isHidden: isHidden(element),
      hasRing: [element, ...((element as HTMLInputElement).labels ?? [])].some(isRinged),
    };
    // A date is one thing with a stop for each of its numbers, and a button that draws its own ring.
    const isPart = stops.at(-1)?.place === place && element.matches(DATE);
    if (isPart) stops.splice(-1, 1, { ...stop, hasRing: stops.at(-1)?.hasRing || stop.hasRing });
    else if (stops.length < all.length) stops.push(stop); // from the last stop on it begins anew
  };
  const { watched } = globalThis as { watched?: (event: KeyboardEvent) => void };
  if (watched) removeEventListener('keydown', watched, true);
  addEventListener('keydown', note, true);
  Object.assign(globalThis, { stops, watched: note });
  (document.activeElement as HTMLElement).blur();
  // Day, month, year, hour, minute, perhaps "am" or "pm", and the button: a press each.
  return { count: all.length, presses: all.length + 6 * all.filter((element) => element.matches(DATE)).length };
}

/** Presses Tab, or Shift and Tab, until every stop of the page has been passed. */
export async function walkByTab(page: Page, direction: 'forwards' | 'backwards'): Promise<Walk> {
  const { count, presses } = await page.evaluate(watchFocus);
  if (direction === 'backwards') await page.keyboard.down('Shift');
  // The first press leads to the first stop, the last one away from the last stop.
  await Promise.all(Array.from({ length: presses + 1 }, () => page.keyboard.press('Tab')));
  if (direction === 'backwards') await page.keyboard.up('Shift');
  return { stops: await page.evaluate(() => Reflect.get(globalThis, 'stops') as Stop[]), count };
}
