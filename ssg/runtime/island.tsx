import type { ComponentType } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'island-root': { readonly name: string; readonly props: string; readonly children: React.ReactNode };
    }
  }
}

/** What a value is called, unless it comes out of JSON as it went in. */
function notPlain(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value}`;
  if (typeof value !== 'object')
    return ['string', 'boolean', 'undefined'].includes(typeof value) ? undefined : typeof value;
  if (value === null || Array.isArray(value)) return undefined;
  const kind: unknown = Object.getPrototypeOf(value)?.constructor;
  return kind === Object ? undefined : ((kind as { readonly name?: string } | undefined)?.name ?? 'object');
}

/** @throws when a prop cannot travel as JSON; the message names the island and the prop */
function toJson(name: string, props: object): string {
  const check = (holder: object): void => {
    for (const [key, value] of Object.entries(holder)) {
      const kind = notPlain(value);
      if (kind) throw new TypeError(`Island "${name}" gets "${key}", a ${kind}; props of islands must be plain data.`);
      if (typeof value === 'object' && value !== null) check(value);
    }
  };
  check(props);
  return JSON.stringify(props);
}

/** The server's half of an island: its HTML inside a marker that names it and carries its props. */
export function asIsland<Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <island-root name={name} props={toJson(name, props)}>
        <Component {...props} />
      </island-root>
    );
  };
}
