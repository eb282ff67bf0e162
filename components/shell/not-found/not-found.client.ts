/** The static 404 page stands for every unknown path: this says which one it was, and shows the view it belongs to. */

console.error(`404: ${location.pathname}`);

const header = document.querySelector('.header');
const talents = header?.querySelector<HTMLAnchorElement>('[data-audience="talent"]');

// The link to the talents' pages knows the base path; what lies at or below its target is the talent view (spec §2).
if (talents && `${location.pathname}/`.startsWith(`${talents.pathname}/`)) {
  document.body.dataset.view = 'talent';
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) part.hidden = part.dataset.for !== 'talent';
  for (const link of document.querySelectorAll<HTMLElement>('[data-audience]')) {
    if (link.dataset.audience === 'talent') link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  header?.querySelector('.header__logo')?.setAttribute('href', talents.pathname);
}
