/** How far a card is moved to count as an answer, in px. */
const FAR = 72;
/** Up to here it is a tap, in px. */
const NEAR = 6;

/**
 * A card that is moved answers, as in the app: to the right Ja, to the left Nein. One that is let go earlier goes back,
 * and so does one whose finger scrolls the page.
 */
export function swipe({ clientX: start, pointerId }: PointerEvent): void {
  const cards = document.querySelectorAll<HTMLElement>('.match-deck .sample-card');
  const card = [...cards].find((one) => !one.querySelector(':checked'));
  if (!card?.offsetParent) return; // after a match, or the last card
  const letGo = new AbortController();
  const { signal } = letGo;
  let way = 0;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId || !event.buttons) return end(event); // it had ended before this script came
    way = event.clientX - start;
    if (Math.abs(way) < NEAR && !card.hasPointerCapture(pointerId)) return;
    card.setPointerCapture(pointerId); // the way may begin on a button, and end outside of the card
    card.style.translate = `${way}px`;
    card.style.rotate = `${way / 24}deg`;
  };
  const end = ({ type }: Event) => {
    letGo.abort();
    card.style.translate = '';
    card.style.rotate = '';
    const answer = card.querySelectorAll('input')[way > 0 ? 1 : 0];
    if (answer && type === 'pointerup' && Math.abs(way) > FAR) answer.checked = true;
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}
