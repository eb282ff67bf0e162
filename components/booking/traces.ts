type AddListener = typeof EventTarget.prototype.addEventListener;

/** Where scripts put elements of their own. */
const outerElements = (): Element[] => [...document.head.children, ...document.body.children];

/** Names on `window` before any provider's script ran: this module comes with the first choice. */
const names = new Set(Reflect.ownKeys(window));

/**
 * Keeps a record of what a provider's script does to the page outside of its calendar: elements in head and body,
 * names on `window`, listeners, intervals, classes and styles of the two outermost elements. The page itself does
 * nothing of the kind meanwhile.
 *
 * What no page can take back: a timeout that is already running, and the name of a custom element. A script that runs
 * a second time would fail at defining the latter again, so it is spared that.
 * @returns takes it all away again
 */
export function recordTraces(): () => void {
  const elements = new Set(outerElements());
  const roots = [document.documentElement, document.body];
  const looks = roots.map(({ className, style: { cssText } }) => ({ className, cssText }));
  const intervals: number[] = [];
  const leaving = new AbortController();

  const { setInterval } = window;
  const { addEventListener } = EventTarget.prototype;
  const { define } = customElements;

  window.setInterval = ((...timer: Parameters<typeof setInterval>) => {
    const id = setInterval(...timer);
    intervals.push(id);
    return id;
  }) as typeof setInterval;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    // Elements inside the island take their listeners with them, and so do those that are not in the page yet: the
    // next calendar's, when somebody leaves and chooses before the page is drawn anew.
    const stays = this instanceof Element && (!this.isConnected || this.closest('island-root'));
    const capture = typeof options === 'object' ? options : { capture: options ?? false };
    const signalled = stays ? options : { signal: leaving.signal, ...capture };
    addEventListener.call(this ?? window, type, listener, signalled);
  } as AddListener;
  customElements.define = (name, ...rest) => {
    if (!customElements.get(name)) define.call(customElements, name, ...rest);
  };

  return () => {
    Object.assign(window, { setInterval });
    Object.assign(EventTarget.prototype, { addEventListener });
    Reflect.deleteProperty(customElements, 'define');
    leaving.abort();
    intervals.forEach(clearInterval);
    for (const element of outerElements()) if (!elements.has(element)) element.remove();
    for (const name of Reflect.ownKeys(window)) {
      // What a script declares with `var` cannot be deleted, but emptied.
      if (!names.has(name) && !Reflect.deleteProperty(window, name)) Reflect.set(window, name, undefined);
    }
    for (const [index, root] of roots.entries()) {
      root.className = looks[index]?.className ?? '';
      root.style.cssText = looks[index]?.cssText ?? '';
    }
  };
}
