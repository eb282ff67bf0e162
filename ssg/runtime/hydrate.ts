/** The browser's half of islands: hydrates each one when it comes into view or the browser is idle. */
import { Component, type ComponentType, h, hydrate, options, type RefCallback, type VNode } from 'preact';

/** Islands by name, as in `<island-root name="…">`. */
export type Islands = Readonly<Record<string, ComponentType<object>>>;

type BoundaryProps = {
  readonly fallback: ComponentType;
  readonly children: VNode;
  readonly ref?: RefCallback<Boundary>;
};

/** Shows the fallback in place of an island that throws; the rest of the page works on. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.fail();
    reportError(error);
  }

  fail(): void {
    this.setState({ failed: true });
  }

  override render({ fallback, children }: BoundaryProps): VNode {
    return this.state.failed ? h(fallback, null) : children;
  }
}

const boundaries = new WeakMap<Element, Boundary>();
let lastEvent: Event | undefined;

/** Preact's boundaries do not see errors of event handlers; the handler's element says whose they are. */
function watchHandlers(): void {
  const { event: previous } = options as { event?: (event: Event) => unknown };
  Object.assign(options, {
    event: (event: Event) => {
      lastEvent = event;
      return previous ? previous(event) : event;
    },
  });
  addEventListener('error', () => {
    const element = lastEvent?.currentTarget;
    const root = element instanceof Element ? element.closest('island-root') : null;
    if (root) boundaries.get(root)?.fail();
  });
}

/** Runs `task` once: when `element` comes into view or when the browser is idle, whichever is first. */
function whenNeeded(element: Element, task: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    observer.disconnect();
    task();
  };
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && once());
  observer.observe(element);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(once);
  else setTimeout(once, 200);
}

export function hydrateIslands(islands: Islands, fallback: ComponentType): void {
  watchHandlers();
  for (const root of document.querySelectorAll('island-root')) {
    const Island = islands[root.getAttribute('name') ?? ''];
    if (!Island) continue;
    whenNeeded(root, () => {
      const props = JSON.parse(root.getAttribute('props') ?? '{}') as object;
      const keep = (boundary: Boundary | null) => {
        if (boundary) boundaries.set(root, boundary);
      };
      hydrate(h(Boundary, { fallback, children: h(Island, props), ref: keep }), root);
    });
  }
}
