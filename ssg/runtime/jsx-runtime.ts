/** React's JSX runtime for pages. It looks at each element as it is made. */
import type { ElementType } from 'react';
import * as runtime from 'react/jsx-runtime';
import { checkElement } from './guards.ts';

export { Fragment } from 'react/jsx-runtime';

/** An element with one child or none. */
export function jsx(type: ElementType, props: object, key?: string) {
  checkElement(type, props);
  return runtime.jsx(type, props, key);
}

/** An element with several children. */
export function jsxs(type: ElementType, props: object, key?: string) {
  checkElement(type, props);
  return runtime.jsxs(type, props, key);
}
