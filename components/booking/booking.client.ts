/**
 * /formular: a choice loads the provider's calendar into this document. Every way back to the choice loads the page
 * anew, so that nothing of the provider's script outlives its calendar.
 */
import type { BookingAdapterName } from '../../content/site.ts';
import { showView } from '../shell/shell/show-view.ts';
import type { BookingAdapter } from './adapter.ts';
import cal from './cal.ts';
import { openCalendar } from './calendar.ts';
import calendly from './calendly.ts';

const adapters: Readonly<Record<BookingAdapterName, BookingAdapter>> = { calendly, cal };

const booking = document.querySelector('.booking') as HTMLElement;
const title = booking.querySelector('h1') as HTMLElement;
const halves = [...booking.querySelectorAll<HTMLAnchorElement>('.booking__half')];

/** The half whose calendar is open in this document. */
let chosen: HTMLAnchorElement | undefined;
/** Length of the history when it was opened. */
let entries = 0;

/** The half that was left for this entry of the history, or that its fragment names. Nothing else is kept of a choice. */
const namedHalf = () => halves.find(({ id }) => id === (history.state ?? location.hash.slice(1)));

/** The footnotes that a choice leaves have new numbers: their marks say the same. */
function renumberMarks(): void {
  const notes = [...document.querySelectorAll('.footnotes li')].filter((note) => note.getClientRects().length);
  for (const [index, { id }] of notes.entries()) {
    const mark = document.querySelector(`.footnote-mark [href="#${id}"]`) as Element;
    const number = `${index + 1}`;
    mark.setAttribute('aria-label', `${mark.getAttribute('aria-label')}`.replace(/\d+/, number));
    mark.textContent = number;
  }
}

/** At the choice the focus is on the half that was left, or that a link names. */
function showChoice(): void {
  const half = namedHalf();
  if (!half) return;
  showView(half.dataset.view);
  half.focus();
}

function choose(half: HTMLAnchorElement): void {
  chosen = half;
  const { id, href, dataset } = half;
  history.replaceState(id, '');
  history.pushState(null, '', `#${id}`);
  entries = history.length;

  showView(dataset.view);
  booking.dataset.view = dataset.view;
  for (const part of document.querySelectorAll<HTMLElement>('.booking__choice, .sprint, .told')) {
    part.hidden = part.dataset.half !== id;
  }
  renumberMarks();
  title.textContent = title.dataset.chosen as string;
  scrollTo(0, 0);
  title.focus({ preventScroll: true });

  const { adapter, script = '' } = booking.dataset;
  const widget = booking.querySelector(`[data-half=${id}] .sprint__widget`) as HTMLElement;
  openCalendar(widget, href, script, adapters[adapter as BookingAdapterName]);
}

/** 'Zurück zur Auswahl' makes the current entry one of the choice, unless one step back leads to that. */
function leave(): void {
  if (history.length === entries) {
    entries = 0;
    history.back();
  } else {
    history.replaceState(chosen?.id, '');
    location.reload();
  }
}

booking.addEventListener('click', (event) => {
  const target = event.target as Element;
  const half = halves.find((one) => one.contains(target));
  if (!half && !target.closest('.sprint__back')) return;
  // A click that opens a new tab or window is the browser's business.
  if (half && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
  event.preventDefault();
  // The second click of a double click hits what has come under the pointer meanwhile.
  if (event.detail > 1) return;
  if (!half) leave();
  else if (!chosen) choose(half);
});

addEventListener('popstate', () => {
  const half = namedHalf();
  if (!chosen) showChoice();
  // A link within the page leaves the calendar where it is, and so does coming back from it.
  else if (half && (history.state || half !== chosen)) location.reload();
});

// A page that the browser kept in memory asks again, like any visit.
addEventListener('pageshow', ({ persisted }) => persisted && chosen && location.reload());

showChoice();
