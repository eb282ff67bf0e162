import type { BookingAdapter } from './adapter.ts';

/** Cal's queue: its script takes over what was asked for before it came, and then answers at once. */
interface Cal {
  (...instruction: readonly unknown[]): void;
  q: (readonly unknown[])[];
  ns: Readonly<Record<string, never>>;
}
type CalWindow = { Cal: Cal };

/**
 * Cal.com's inline embed (cal.com/docs, "Set up your embed"), in the shape of its snippet: `window.Cal` must be there
 * before the script. A booking link is an origin, Cal's own or that of a self-hosted one, and the `calLink` after it.
 */
const cal: BookingAdapter = {
  writesHtml: true,
  prepare() {
    const Cal: Cal = Object.assign((...instruction: readonly unknown[]) => void Cal.q.push(instruction), {
      q: [],
      ns: {},
    });
    Object.assign(window, { Cal });
  },
  show(container, url) {
    const { Cal } = window as unknown as CalWindow;
    const { origin, pathname, search } = new URL(url);
    const elementOrSelector = document.createElement('div');
    container.append(elementOrSelector);
    Cal('init', { origin });
    Cal('inline', { elementOrSelector, calLink: pathname.slice(1) + search });
    if (!container.querySelector('iframe')) throw new Error('The script left the queue as it was.');
  },
};

export default cal;
