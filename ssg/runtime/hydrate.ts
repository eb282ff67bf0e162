/** The browser's half of islands: hydrates them. */
import { Component, type ComponentChild, type ComponentType, h, hydrate, options, type VNode } from 'preact';
import type { IslandRoot } from './load-islands.ts';

/** Islands by name, as in `<island-root name="…">`. */
export type Islands = Readonly<Record<string, ComponentType<object>>>;

/** Fetches what takes the place of an island that throws: few visitors ever need it. */
type LoadError = () => Promise<{ readonly default: ComponentType }>;

interface BoundaryProps {
  readonly root: IslandRoot;
  readonly errorText: string;
  readonly loadError: LoadError;
  readonly children: VNode;
}

interface BoundaryState {
  /** `errorText`, until the component has loaded. Where the connection is gone, that is what remains. */
  readonly error?: ComponentChild;
}

/** Empties an island that throws and puts the error text in its place; the rest of the page works on. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override componentDidMount(): void {
    this.props.root.fail = () => this.fail();
  }

  override componentDidCatch(error: unknown): void {
    this.fail();
    reportError(error);
  }

  async fail(): Promise<void> {
    if (this.state.error) return;
    const { errorText, loadError } = this.props;
    this.setState({ error: h('p', { class: 'island-error', role: 'alert' }, errorText) });
    const { default: IslandError } = await loadError();
    this.setState({ error: h(IslandError, {}) });
  }

  override render({ children }: BoundaryProps): ComponentChild {
    return this.state.error ?? children;
  }
}

/** Preact's boundaries do not see errors of event handlers; the handler's element says whose they are. */
function watchHandlers(): void {
  const hooks: { event?: (event: Event) => unknown } = options;
  let element: Element | undefined;
  hooks.event = (event) => {
    element = event.currentTarget as Element;
    setTimeout(() => {
      element = undefined; // a later error has another cause
    });
    return Object.assign(event, { nativeEvent: event }); // as React names it
  };
  addEventListener('error', () => element?.closest<IslandRoot>('island-root')?.fail?.());
}

/**
 * Hydrates every island of the page at once: `load-islands.ts` imports this when the browser is idle or one is used.
 * `loadError` gives what takes the place of one that throws, `errorText` what it says until then.
 */
export function hydrateIslands(islands: Islands, errorText: string, loadError: LoadError, hydrateRoot = hydrate): void {
  watchHandlers();
  for (const root of document.querySelectorAll<IslandRoot>('island-root')) {
    const read = (name: string) => root.getAttribute(name) as string;
    const Island = islands[read('name')];
    if (!Island) continue;
    hydrateRoot(
      h(Boundary, { root, errorText, loadError, children: h(Island, JSON.parse(read('props')) as object) }),
      root,
    );
    // Links, fields and forms have worked by themselves. Such a button has done nothing yet.
    root.clicked?.closest<HTMLElement>('[type=button]')?.click();
  }
}
