/**
 * The only script of a page without islands, under 1 KB. Everything here is an addition: without it nothing is lost.
 * There are no functions of its own for the parts: each call costs bytes on every page.
 */

// Sections fade in once when a tenth of them is in view (spec §2). Each is hidden only from its first pixel in view until
// then, so that what a browser saves, prints or pictures of the page below is complete.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, intersectionRatio, target } of entries) {
      if (!isIntersecting) continue;
      // `waiting` hides it only where motion is welcome: that is up to the styles.
      (target as HTMLElement).dataset.reveal = intersectionRatio < 0.1 ? 'waiting' : 'shown';
      if (intersectionRatio >= 0.1) observer.unobserve(target);
    }
  },
  { threshold: [0, 0.1] },
);
for (const element of document.querySelectorAll('[data-reveal]')) {
  const { top, height } = element.getBoundingClientRect();
  // What is in view already stays, and a tenth of something very tall may never be in view at once.
  if (top > innerHeight && height < 8 * innerHeight) observer.observe(element);
}

// The header's buttons say whether their popover is open, and what the visitor has left is closed.
for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
  const opener = document.querySelector(`[popovertarget=${popover.id}]`);
  const say = (state?: string) => opener?.setAttribute('aria-expanded', `${state === 'open'}`);
  say();
  popover.addEventListener('toggle', (event) => say((event as ToggleEvent).newState));
  // "Back" restores the page as it was left, an open menu included. Without popovers there is no method either.
  addEventListener('pagehide', () => popover.hidePopover?.());
  // A popover is not modal: the Tab key leads out of it, to what it covers (WCAG 2.4.11).
  addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    if (!popover.contains(element) && element.matches(':focus-visible')) popover.hidePopover?.();
  });
}

// When the entry above closes, the opened one must not slide out of view under the header.
document.addEventListener(
  'toggle',
  ({ target }) => {
    // Not when one opens: an entry that is open from the start says so too, in WebKit after the page has loaded.
    const { name, open } = target as HTMLDetailsElement;
    if (open) return;
    // scrollIntoView() keeps clear of the header by scroll-padding; when all is in view it does nothing.
    document.querySelector(`[open][name="${name}"] > summary`)?.scrollIntoView({ block: 'nearest' });
  },
  true,
);

// Copied text has nothing that only the layout needs: no soft hyphens, no word joiners.
addEventListener('copy', (event) => {
  const text = `${getSelection()}`;
  const plain = text.replace(/[\u00AD\u2060]/g, '');
  if (text === plain) return;
  event.clipboardData?.setData('text/plain', plain);
  event.preventDefault();
});

const year = document.querySelector('[data-year]');
if (year) year.textContent = `${new Date().getFullYear()}`;
