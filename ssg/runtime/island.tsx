import type { ComponentType } from 'react';
import { InsideIsland, noteComponent, refusal } from './guards.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'island-root': { readonly name: string; readonly props: string; readonly children: React.ReactNode };
    }
  }
}

/** What an object is called, unless it comes out of JSON as it went in. */
function notPlainObject(value: object, holders: readonly object[]): string | undefined {
  if (holders.includes(value)) return 'an object that holds itself';
  if ('$$typeof' in value) return 'an element of JSX';
  if (Array.isArray(value)) return undefined;
  const kind: unknown = Object.getPrototypeOf(value)?.constructor;
  return kind === Object ? undefined : `a ${(kind as { readonly name?: string } | undefined)?.name ?? 'object'}`;
}

/** What a value is called, unless it comes out of JSON as it went in. */
function notPlain(value: unknown, holders: readonly object[]): string | undefined {
  if (typeof value === 'object' && value !== null) return notPlainObject(value, holders);
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `a ${value}`;
  if (value === undefined) return Array.isArray(holders.at(-1)) ? 'undefined in a list' : undefined;
  return value === null || typeof value === 'string' || typeof value === 'boolean' ? undefined : `a ${typeof value}`;
}

/** @throws when a value cannot travel as JSON; the message names the island and the prop */
function check(island: string, value: unknown, path: string, holders: readonly object[]): void {
  const kind = notPlain(value, holders);
  if (kind) {
    throw refusal(
      `Island "${island}" gets "${path}", ${kind}; props of islands must be plain data.`,
      'Pass the text, numbers and lists that the island makes it from.',
    );
  }
  if (typeof value !== 'object' || value === null) return;
  const entries: Iterable<readonly [string | number, unknown]> = Array.isArray(value)
    ? value.entries() // holes included
    : Object.entries(value);
  for (const [key, item] of entries) {
    const step = typeof key === 'number' ? `[${key}]` : `${path && '.'}${key}`;
    check(island, item, path + step, [...holders, value]);
  }
}

/** The build's half of an island: its HTML inside a marker that names it and carries its props. */
export function asIsland<Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  if (typeof Component !== 'function') {
    throw refusal(`The default export of the island "${name}" is no component.`, 'Export a function as default.');
  }
  return function Island(props: Props) {
    check(name, props, '', []);
    noteComponent(Component);
    return (
      <island-root name={name} props={JSON.stringify(props)}>
        <InsideIsland value={true}>
          <Component {...props} />
        </InsideIsland>
      </island-root>
    );
  };
}
