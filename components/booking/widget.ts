import type { BookingAdapter } from './adapter.ts';

/** Time that a frame has to appear, in milliseconds (decisions: Booking). */
const PATIENCE = 10_000;

/** The part of Trusted Types that is used here; TypeScript's DOM library does not know it yet. */
interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

/** Lets one URL become a script, where the browser enforces Trusted Types; the policy's name is in the page's CSP. */
function trusted(script: string): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('booking-widget', {
    createScriptURL(url) {
      if (url === script) return url;
      throw new TypeError(`${url} is not the configured booking script.`);
    },
  });
  return policy ? policy.createScriptURL(script) : script;
}

/** Where scripts put things of their own. */
const outerElements = (): Element[] => [...document.head.children, ...document.body.children];

/** The calendar on the page: a script that arrives late must not touch that of its successor. */
let current: object | undefined;

interface WidgetOptions {
  readonly adapter: BookingAdapter;
  readonly script: string;
  readonly url: string;
  readonly container: HTMLElement;
  /** Name of the frame for assistive technology. */
  readonly frameTitle: string;
  /** The script failed, or no frame appeared in time. */
  readonly onFailure: () => void;
}

/**
 * Loads the provider's script and shows its calendar.
 * @returns takes everything away again: script, frame, what else appeared beside the page's content, and globals
 */
export function openWidget({ adapter, script: src, url, container, frameTitle, onFailure }: WidgetOptions): () => void {
  const self = {};
  current = self;
  const before = new Set(outerElements());
  const frame = () => container.querySelector('iframe');

  const removeTraces = () => {
    for (const element of outerElements()) if (!before.has(element)) element.remove();
    for (const name of adapter.globals) Reflect.deleteProperty(window, name);
  };

  const observer = new MutationObserver(() => frame()?.setAttribute('title', frameTitle));
  observer.observe(container, { childList: true, subtree: true });

  const failIfEmpty = () => {
    if (current === self && !frame()) onFailure();
  };
  const timer = setTimeout(failIfEmpty, PATIENCE);

  const script = document.createElement('script');
  script.onerror = failIfEmpty;
  script.onload = () => {
    if (current !== self) {
      // Removing a script does not stop it: this one ran after it was left.
      if (!current) removeTraces();
      return;
    }
    try {
      adapter.show(container, url);
    } catch (error) {
      console.error(error);
      failIfEmpty();
    }
  };
  script.src = trusted(src);
  document.head.append(script);

  return () => {
    current = undefined;
    clearTimeout(timer);
    observer.disconnect();
    container.replaceChildren();
    removeTraces();
  };
}
