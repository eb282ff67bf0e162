/** How far a card is moved to count as an answer, in px. */
const FAR = 72;
/** Up to here it is a tap, in px. */
const NEAR = 6;

/**
 * A card that is moved answers, as in the app: to the right Ja, to the left Nein. Once it is far enough, the other answer
 * fades. One that is let go earlier goes back, and so does one whose finger scrolls the page.
 */
export function swipe({ clientX: start, pointerId }: PointerEvent): void {
  const cards = document.querySelectorAll<HTMLElement>('.match-deck .sample-card');
  const card = [...cards].find((one) => !one.querySelector(':checked'));
  if (!card?.offsetParent) return; // after a match, or the last card
  const labels = [...card.querySelectorAll('label')];
  const letGo = new AbortController();
  const { signal } = letGo;

  /** Puts the card `way` px to the right, and tells which answer that is, if it is one. */
  const put = (way: number) => {
    card.style.translate = way ? `${way}px` : '';
    card.style.rotate = way ? `${way / 24}deg` : '';
    const chosen = Math.abs(way) > FAR ? labels[way > 0 ? 1 : 0] : undefined;
    for (const label of labels) label.style.opacity = chosen && label !== chosen ? '0.25' : '';
    return chosen;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId || !event.buttons) return end(event); // it had ended before this script came
    const way = event.clientX - start;
    if (Math.abs(way) < NEAR && !card.hasPointerCapture(pointerId)) return;
    card.setPointerCapture(pointerId); // the way may begin on a button, and end outside of the card
    put(way);
  };
  const end = (event: PointerEvent) => {
    letGo.abort();
    const input = put(event.clientX - start)?.querySelector('input');
    put(0);
    if (input && event.type === 'pointerup' && event.pointerId === pointerId) input.checked = true;
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}
