/** The static 404 page stands for every unknown path: this says which one it was, and shows the view it belongs to. */

console.error(`404: ${location.pathname}`);

// The link to the talents' pages knows the base path; what lies at or below its target is the talent view (spec §2).
const talents = document.querySelector<HTMLAnchorElement>('.header [data-audience="t"]')?.pathname ?? '/talente';

if (`${location.pathname}/`.startsWith(`${talents}/`)) {
  document.body.dataset.view = 't';
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) part.hidden = part.dataset.for !== 't';
  for (const link of document.querySelectorAll<HTMLElement>('[data-audience]')) {
    if (link.dataset.audience === 't') link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
