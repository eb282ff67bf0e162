/** The script of every page, under 1 KB. Everything here is an addition: without it nothing is lost. */

/**
 * Sections fade in once when a tenth of them is in view (spec §2). One that stays at the edge of the window fades in
 * after a second. What is out of view is never hidden: saved pages and pictures of a whole page are complete.
 */
function revealOnScroll(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (section.getBoundingClientRect().top < innerHeight) continue;
    let fade: Animation | undefined;
    // An observer answers after the frame is painted: the section would flash before it fades in.
    const follow = () => {
      const { top, height } = section.getBoundingClientRect();
      if (top > innerHeight) return;
      if (!fade) {
        section.dataset.seen = '';
        [fade] = section.getAnimations(); // none where motion is not welcome: that is up to the styles
        if (fade) fade.currentTime = -1000;
      }
      if (top + height / 10 > innerHeight) return;
      if (fade) fade.currentTime = Math.max(0, fade.currentTime as number);
      removeEventListener('scroll', follow);
    };
    addEventListener('scroll', follow);
  }
}

/** Says of one of the header's buttons whether its popover is open. */
const sayExpanded = (id: string, isOpen: boolean) =>
  document.querySelector(`[popovertarget="${id}"]`)?.setAttribute('aria-expanded', `${isOpen}`);

/** Closes the popover that the visitor has left. */
function closePopover({ target }: Event): void {
  // Without `:is()` a browser that knows no popovers would throw.
  const open = document.querySelector<HTMLElement>(':is(:popover-open)');
  // A page that is left has no focus: its event is the document's.
  if (open && !open.contains(target as Node) && (target as Element).matches?.(':focus-visible') !== false) {
    open.hidePopover();
  }
}

revealOnScroll();
// Popovers of the header, entries of an accordion.
addEventListener(
  'toggle',
  (event) => {
    const { id, name, open } = event.target as HTMLDetailsElement;
    sayExpanded(id, (event as ToggleEvent).newState === 'open');
    // When the entry above closes, the opened one must not slide out of view under the header. Not when one opens: an
    // entry that is open from the start says so too, in WebKit after the page has loaded.
    if (open) return;
    // scrollIntoView() keeps clear of the header by scroll-padding; when all is in view it does nothing.
    document.querySelector(`[open][name="${name}"] > summary`)?.scrollIntoView({ block: 'nearest' });
  },
  true,
);
for (const { id } of document.querySelectorAll('[popover]')) sayExpanded(id, false);
// "Back" restores the page as it was left, an open menu included.
addEventListener('pagehide', closePopover);
// A popover is not modal: the Tab key leads out of it, to what it covers (WCAG 2.4.11).
addEventListener('focusin', closePopover);
// Fetched when it may be needed: most visitors copy nothing.
document.onselectstart = () => import('./copy.ts');
// The same for the cards of a hero: they follow a finger.
document
  .querySelector<HTMLElement>('.match-deck__cards')
  ?.addEventListener('pointerdown', (event) =>
    import('../../common/match-deck/swipe.ts').then(({ swipe }) => swipe(event)),
  );
// Only the two sides move into each other: where the next page asks for no transition, it is an error.
addEventListener('pageswap', ({ activation, viewTransition }) => {
  const otherSide = document.querySelector<HTMLAnchorElement>('.pill :not([aria-current])');
  if (activation?.entry.url !== otherSide?.href) viewTransition?.skipTransition();
});
(document.querySelector('[data-year]') as Element).textContent = `${new Date().getFullYear()}`;
