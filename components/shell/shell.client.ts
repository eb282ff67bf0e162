/** The only script of a page without islands, under 1 KB. Everything here is an addition: without it nothing is lost. */

/** Sections fade in once when a tenth of them is in view (spec §2). Only what lies below the fold waits. */
function revealOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLElement).dataset.reveal = 'shown';
        observer.unobserve(target);
      }
    },
    { threshold: 0.1 },
  );
  // All is measured before anything changes: each change would make the browser lay out the page anew.
  const below = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    // A tenth of something very tall may never be in view at once.
    return top > innerHeight && height < 8 * innerHeight;
  });
  for (const element of below) {
    // Hides it only where motion is welcome: that is up to the styles.
    element.dataset.reveal = 'waiting';
    observer.observe(element);
  }
}

/** Says of the header's buttons whether their popover is open, and closes what the visitor has left. */
function followPopovers(): void {
  for (const popover of document.querySelectorAll('[popover]')) {
    const opener = document.querySelector(`[popovertarget=${popover.id}]`);
    const say = (state: string) => opener?.setAttribute('aria-expanded', `${state === 'open'}`);
    say('');
    popover.addEventListener('toggle', (event) => say((event as ToggleEvent).newState));
  }
  const closeUnless = (isInside: (popover: HTMLElement) => boolean) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    if (open && !isInside(open)) open.hidePopover();
  };
  // "Back" restores the page as it was left, an open menu included.
  addEventListener('pagehide', () => closeUnless(() => false));
  // A popover is not modal: the Tab key leads out of it, to what it covers (WCAG 2.4.11).
  addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    closeUnless((open) => open.contains(element) || !element.matches(':focus-visible'));
  });
}

/** When the entry above closes, the opened one must not slide out of view under the header. */
function keepSummaryInView(): void {
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
}

revealOnScroll();
followPopovers();
keepSummaryInView();
const year = document.querySelector('[data-year]');
if (year) year.textContent = `${new Date().getFullYear()}`;
