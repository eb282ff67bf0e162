/**
 * Inline in pages with islands: it loads their scripts once the page is complete and the browser is idle, or as soon as
 * somebody uses an island. A module script would compete with the first screen. A second import of a file does nothing.
 */
declare const FILES: readonly string[];

/** The element around an island. */
export interface IslandRoot extends Element {
  /** What was clicked in it last before it was hydrated. */
  clicked?: Element;
  /** Replaces it with the error text, once it is hydrated. */
  fail?: () => void;
}

// A block: an inline script shares its names with all others.
{
  // The console already names a file that is missing. Safari also rejects an import while the page is left.
  const ignoreFailedImport = (error: unknown) => {
    if (!/mport/.test(`${error}`)) throw error;
  };
  const load = () => {
    for (const file of FILES) import(file).catch(ignoreFailedImport);
  };
  const onUse = (event: Event) => {
    const target = event.target as Element;
    const root = target.closest?.<IslandRoot>('island-root');
    if (!root) return;
    load();
    if (event.type === 'click') root.clicked = target;
  };
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, onUse, true);
  const whenIdle = self.requestIdleCallback ?? setTimeout; // Safari has no idle callback
  // `load` and an idle moment may both come before the first paint.
  const afterPaint = new PerformanceObserver(() => whenIdle(load));
  addEventListener('load', () => afterPaint.observe({ type: 'paint', buffered: true }));
}
