/** The static 404 page stands for every unknown path: this says which one it was, and shows the view it belongs to. */
import { showView } from '../shell/show-view.ts';

console.error(`404: ${location.pathname}`);

const talents = document.querySelector<HTMLAnchorElement>('.header [data-audience="talent"]');

// The link to the talents' pages knows the base path; what lies at or below its target is the talent view (spec §2).
if (talents && `${location.pathname}/`.startsWith(`${talents.pathname}/`)) showView('talent');
