/** What a visitor takes along from a page, as functions that run in it: the same in every engine. */

/** A page with prices far below the first screen, on which sections fade in. */
export const LANDING = '/unternehmen';

/**
 * Sections on which a visitor sees nothing, or not all. What is not there at all, such as a card that comes later, and
 * the radio that a label stands for are meant to be unseen.
 */
export function hiddenSections(): string[] {
  const isFaded = (part: Element) =>
    getComputedStyle(part).opacity === '0' && part.checkVisibility({ visibilityProperty: true });
  const isHidden = (section: Element) => [...section.querySelectorAll(':not(input)')].some(isFaded);
  return [...document.querySelectorAll('main section')].filter(isHidden).map(({ id }) => id);
}

/** Scrolls until a twentieth of a section is in view, and waits until the browser has drawn that. */
export async function bringEdgeIntoView(): Promise<void> {
  const section = document.querySelector('#vergleich .section__body') as HTMLElement;
  const { top, height } = section.getBoundingClientRect();
  scrollBy({ top: top - innerHeight + height / 20, behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Selects the whole text, and makes a field, `#pasted`. What is seen, and figures with the mark of their footnote. */
export function selectText(): { readonly shown: string; readonly marked: readonly string[] } {
  const main = document.querySelector('main') as HTMLElement;
  const field = document.body.appendChild(document.createElement('textarea'));
  field.id = 'pasted';
  main.dispatchEvent(new Event('selectstart', { bubbles: true })); // as a hand does that begins to select
  getSelection()?.selectAllChildren(main);
  const withMark = (mark: Element) =>
    `${mark.previousSibling?.textContent?.slice(-6)}${mark.textContent}`.replace(/[\u00AD\u2060]/g, '');
  return { shown: main.innerText, marked: [...main.querySelectorAll('.footnote-mark')].map(withMark) };
}

/** Whether the page has fetched what it needs to copy. */
export const isReadyToCopy = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => /\/copy-\w+\.js$/.test(name));

/** What has been pasted. */
export const pastedText = (): string => (document.querySelector('#pasted') as HTMLTextAreaElement).value;

/** What a paste must not hold: characters that only the layout needs, and figures with their mark. */
export const superfluous = (pasted: string, marked: readonly string[]): readonly string[] => [
  ...(pasted.match(/[\u00AD\u2060]/g) ?? []),
  ...marked.filter((text) => pasted.includes(text)),
];
