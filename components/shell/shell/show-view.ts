/** Turns the shell of a page that holds both views to one of them: its colours, the header's links and marked half. */
export function showView(view: string | undefined): void {
  document.body.dataset.view = view;
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) part.hidden = part.dataset.for !== view;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-audience]')) {
    if (link.dataset.audience === view) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  // The link knows the base path.
  const home = document.querySelector<HTMLAnchorElement>(`.header [data-audience="${view}"]`);
  if (home) document.querySelector('.header__logo')?.setAttribute('href', home.pathname);
}
