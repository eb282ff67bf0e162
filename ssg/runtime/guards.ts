/** What a page cannot do because no script of React runs in the browser: refused while the page is rendered. */
import { createContext, Suspense, use } from 'react';

/** True inside of an island. */
export const InsideIsland = createContext(false);

/** An error that says what to do about it. The build reports it as a problem of the file that threw it. */
export const refusal = (what: string, fix: string): Error => Object.assign(new Error(what), { fix });

function isInsideIsland(): boolean {
  try {
    return use(InsideIsland);
  } catch {
    return true; // made once, on import, when its place is not known yet
  }
}

const FIX = 'Move it into an island, a file *.island.tsx, or let HTML do it: a link, a form, <details>.';

/** @throws outside of an island */
export function checkHook(name: string): void {
  if (!isInsideIsland()) {
    throw refusal(`${name} is called in a component that is in no island: nothing calls it in the browser.`, FIX);
  }
}

/** The key of a global set: the names of the components that a page renders. Each page has its own copy of this module. */
const NAMES = Symbol.for('ssg: rendered components');
type WithNames = { [NAMES]?: Set<string> | undefined };

/** Notes that a component is rendered. A bundler adds numbers to names that stand twice. */
export function noteComponent(type: unknown): void {
  const names = (globalThis as WithNames)[NAMES];
  if (typeof type === 'function') names?.add(type.name.replace(/\d+$/, ''));
  // What `memo` and `forwardRef` give.
  else if (names && typeof type === 'object' && type !== null) {
    for (const inner of Object.values(type)) if (typeof inner === 'function') noteComponent(inner);
  }
}

/** Calls `render`. @returns its result, and the names of the components that it has rendered */
export function withComponentNames<T>(render: () => T): readonly [T, ReadonlySet<string>] {
  const names = new Set<string>();
  (globalThis as WithNames)[NAMES] = names;
  try {
    return [render(), names];
  } finally {
    (globalThis as WithNames)[NAMES] = undefined;
  }
}

/** @throws for a component that gives a promise: React renders a page at once */
export function checkComponent(type: unknown): void {
  noteComponent(type);
  if (typeof type !== 'function' || type.constructor.name !== 'AsyncFunction') return;
  const fix = 'Await what it needs in its module, outside of the component.';
  throw refusal(`${type.name || 'This'} is an async component, and a page is rendered at once.`, fix);
}

/** @throws for an element that gets a function outside of an island, and for one that waits for something */
export function checkElement(type: unknown, props: object | null): void {
  if (type === Suspense) {
    throw refusal('Suspense waits for something, and a page is rendered at once.', 'Import what it waits for.');
  }
  checkComponent(type);
  if (typeof type !== 'string') return;
  for (const name in props) {
    if (typeof props[name as keyof typeof props] === 'function' && !isInsideIsland()) {
      throw refusal(`<${type}> has ${name}, but it is in no island: the browser never gets this function.`, FIX);
    }
  }
}
