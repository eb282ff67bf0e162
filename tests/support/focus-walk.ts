import type { Page } from 'puppeteer';

/** One stop of the Tab key, as a person sees it. */
export interface Stop {
  readonly name: string;
  /** Parts of it that something else covers or that are out of sight: `top`, `centre`, `bottom`. */
  readonly hidden: readonly string[];
  /** Whether the browser or the styles draw a ring around it, or around the label that stands for it. */
  readonly hasRing: boolean;
  /** Its place among the things that can be focused, in the order of the document. */
  readonly place: number;
}

export interface Walk {
  readonly stops: readonly Stop[];
  /** How many things can be focused; a group of radios counts once. */
  readonly count: number;
}

/** Notes each stop when the next Tab leaves it: by then the page has scrolled to it. */
function watchFocus(): void {
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
  const isStop = (element: Element): boolean => {
    const { tabIndex } = element as HTMLElement;
    if (tabIndex < 0 || element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true })) {
      return false;
    }
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = [...(element.closest('fieldset') ?? document).querySelectorAll<HTMLInputElement>('[type="radio"]')];
    const same = group.filter(({ name }) => name === element.name);
    return same.some(({ checked }) => checked) ? element.checked : element === same[0];
  };
  const all = [...document.querySelectorAll(FOCUSABLE)].filter(isStop);

  /** What a person sees of it: the label of an input that is hidden behind it, the first line of a link. */
  const seen = (element: Element): readonly [Element, DOMRect | undefined] => {
    const label = (element as HTMLInputElement).labels?.[0];
    const own = [...element.getClientRects()].find(({ width }) => width > 1);
    const isDrawn = own && getComputedStyle(element).opacity !== '0';
    return label && !isDrawn ? [label, label.getClientRects()[0]] : [element, own];
  };
  const hasRing = (element: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const note = (element: Element) => {
    const [target, rect] = seen(element);
    const { left = 0, top = 0, width = 0, height = 0 } = rect ?? {};
    const isOn = (y: number): boolean => {
      const hit = document.elementFromPoint(left + width / 2, y);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    };
    const points = { top: top + 1, centre: top + height / 2, bottom: top + height - 1 };
    const hidden = Object.entries(points).flatMap(([name, y]) => (isOn(y) ? [] : [name]));
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return {
      name: `${element.tagName.toLowerCase()} ${(element.textContent || element.id).trim().slice(0, 40)}`,
      hidden,
      hasRing: [element, ...labels].some(hasRing),
      place: all.indexOf(element),
    };
  };

  const stops: Stop[] = [];
  addEventListener(
    'keydown',
    ({ key }) => {
      const { activeElement } = document;
      if (key === 'Tab' && activeElement && activeElement !== document.body) stops.push(note(activeElement));
    },
    true,
  );
  Object.assign(globalThis, { stops, count: all.length });
}

/**
 * Presses Tab, or Shift and Tab, until every stop of the page has been passed.
 * @param page at its beginning, with nothing focused
 */
export async function walkByTab(page: Page, direction: 'forwards' | 'backwards'): Promise<Walk> {
  await page.evaluate(watchFocus);
  const count = await page.evaluate(() => Reflect.get(globalThis, 'count') as number);
  if (direction === 'backwards') await page.keyboard.down('Shift');
  // The first press leads to the first stop, the last one away from the last stop.
  await Promise.all(Array.from({ length: count + 1 }, () => page.keyboard.press('Tab')));
  if (direction === 'backwards') await page.keyboard.up('Shift');
  const stops = await page.evaluate(() => Reflect.get(globalThis, 'stops') as Stop[]);
  return { stops, count };
}
