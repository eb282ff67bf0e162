/**
 * Inline in pages with islands: it loads their scripts once the page is complete and the browser is idle, or as soon as
 * somebody uses an island. A module script would compete with the first screen. Loading twice is loading once.
 */
declare const FILES: readonly string[];

/** An island with a button that was pressed before it was hydrated. */
interface PressedRoot extends Element {
  pressed?: HTMLElement | null;
}

const load = () => FILES.map((file) => import(file));

const notice = ({ type, target }: Event) => {
  const root = (target as Element).closest<PressedRoot>('island-root');
  if (!root) return;
  load();
  // Links, fields and forms work by themselves. Such a button does nothing yet: `hydrate.ts` presses it again.
  if (type === 'click') root.pressed = (target as Element).closest<HTMLElement>('[type=button]');
};

for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, notice, true);
addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(load)); // Safari has no idle callback

export type { PressedRoot };
