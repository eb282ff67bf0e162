import type { ComponentType } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'island-root': { readonly name: string; readonly props: string; readonly children: React.ReactNode };
    }
  }
}

/** @throws when a prop cannot travel as JSON; the message names the island and the prop */
function toJson(name: string, props: object): string {
  return JSON.stringify(props, (key, value: unknown) => {
    if (typeof value === 'function' || typeof value === 'symbol') {
      throw new TypeError(`Island "${name}" gets "${key}", a ${typeof value}; props of islands must be plain data.`);
    }
    return value;
  });
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
