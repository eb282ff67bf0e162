import type { BookingAdapter } from './adapter.ts';
import { recordTraces } from './traces.ts';

/** The part of Trusted Types that is used here; TypeScript's DOM library does not know it yet. */
interface Rules {
  createScriptURL(url: string): string;
  createHTML?(html: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules;
}

let isOpen = false;
let policy: Rules | undefined;

const refuse = (what: string): never => {
  throw new TypeError(`${what} is none of the booking provider's business.`);
};

/**
 * Lets one URL become a script, where the browser enforces Trusted Types. The page's CSP allows one name of a policy:
 * `default` is that which the browser asks about the provider's own HTML; it takes that while a calendar is open.
 */
function trusted(script: string, writesHtml = false): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(writesHtml ? 'default' : 'booking-widget', {
    createScriptURL: (url) => (url === script ? url : refuse(url)),
    createHTML: (html) => (writesHtml && isOpen ? html : refuse('HTML')),
  });
  return policy ? policy.createScriptURL(script) : script;
}

interface WidgetOptions {
  readonly adapter: BookingAdapter;
  readonly script: string;
  readonly url: string;
  readonly container: HTMLElement;
  /** Name of the frame for assistive technology. */
  readonly frameTitle: string;
  /** The script failed; one that comes too late is for the caller to notice. */
  readonly onFailure: () => void;
}

/**
 * Loads the provider's script and shows its calendar; `data-loaded` on the container says that it is there.
 * @returns takes everything away again: script, frame, and what else the script did to the page
 */
export function openWidget({ adapter, script: src, url, container, frameTitle, onFailure }: WidgetOptions): () => void {
  isOpen = true;
  const removeTraces = recordTraces();

  const observer = new MutationObserver(() => {
    container.querySelector('iframe')?.setAttribute('title', frameTitle);
  });
  observer.observe(container, { childList: true, subtree: true });
  // `load` does not bubble; styles have one, too.
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) container.setAttribute('data-loaded', '');
  };
  container.addEventListener('load', onLoad, true);

  const script = document.createElement('script');
  script.onerror = onFailure;
  script.onload = () => {
    try {
      adapter.show(container, url);
    } catch (error) {
      console.error(error);
      onFailure();
    }
  };
  adapter.prepare?.();
  script.src = trusted(src, adapter.writesHtml);
  document.head.append(script);

  return () => {
    isOpen = false;
    observer.disconnect();
    container.replaceChildren();
    // Even when removed, a script that is still on its way would run; in another document it does not
    // (HTML, "execute the script element").
    new Document().adoptNode(script);
    removeTraces();
  };
}
