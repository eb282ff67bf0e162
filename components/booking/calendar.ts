import type { BookingAdapter } from './adapter.ts';

/** Time that a calendar has to appear, in milliseconds (decisions: Booking). */
const PATIENCE = 10_000;

/** The part of Trusted Types that is used here; TypeScript's DOM library does not know it yet. */
interface Rules {
  createScriptURL(url: string): string;
  createHTML?(html: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules;
}

/**
 * Lets one URL become a script, where the browser enforces Trusted Types. The page's CSP allows one name of a policy:
 * `default` is that which the browser asks about the provider's own HTML.
 */
function trusted(script: string, { writesHtml }: BookingAdapter): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(writesHtml ? 'default' : 'booking-widget', {
    createScriptURL(url) {
      if (url === script) return url;
      throw new TypeError(`${url} is not the booking provider's script.`);
    },
    ...(writesHtml && { createHTML: (html) => html }),
  });
  return policy ? policy.createScriptURL(script) : script;
}

/**
 * Loads the provider's script, once in a document, and shows the calendar at `url` in the widget of a chosen half.
 * `data-loaded` says that the calendar is there, `data-failed` that the plain link stands in its place.
 */
export function openCalendar(widget: HTMLElement, url: string, src: string, adapter: BookingAdapter): void {
  const [room, frame] = widget.children as unknown as readonly [HTMLElement, HTMLElement];
  const { title = '', loading = '', failure = '' } = widget.dataset;
  const say = (text: string) => room.firstElementChild?.replaceChildren(text);
  const fail = () => {
    if ('loaded' in widget.dataset) return;
    widget.dataset.failed = '';
    say(failure);
  };
  // `load` does not bubble; styles have one, too.
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) widget.dataset.loaded = '';
  };

  say(loading);
  frame.addEventListener('load', onLoad, true);
  setTimeout(fail, PATIENCE);

  const script = document.createElement('script');
  script.onerror = fail;
  script.onload = () => {
    try {
      adapter.show(frame, url);
      frame.querySelector('iframe')?.setAttribute('title', title);
    } catch (error) {
      console.error(error);
      fail();
    }
  };
  adapter.prepare?.();
  script.src = trusted(src, adapter);
  document.head.append(script);
}
