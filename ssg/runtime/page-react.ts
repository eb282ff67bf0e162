/** What pages get in place of the same names of React. A name that is not here is React's own. */
import * as React from 'react';
import { checkElement, checkHook, refusal } from './guards.ts';

type AnyFunction = (...args: never[]) => unknown;

/** A hook that matters in the browser alone. */
const guarded = <Hook extends AnyFunction>(name: string, hook: Hook): Hook =>
  ((...args) => {
    checkHook(name);
    return hook(...args);
  }) as Hook;

export const useActionState = guarded('useActionState', React.useActionState);
export const useEffect = guarded('useEffect', React.useEffect);
export const useImperativeHandle = guarded('useImperativeHandle', React.useImperativeHandle);
export const useInsertionEffect = guarded('useInsertionEffect', React.useInsertionEffect);
export const useLayoutEffect = guarded('useLayoutEffect', React.useLayoutEffect);
export const useOptimistic = guarded('useOptimistic', React.useOptimistic);
export const useReducer = guarded('useReducer', React.useReducer);
export const useState = guarded('useState', React.useState);
export const useSyncExternalStore = guarded('useSyncExternalStore', React.useSyncExternalStore);
export const useTransition = guarded('useTransition', React.useTransition);

/** Looks at the element first, as the JSX runtime does. */
export const createElement = ((type: unknown, props: object | null, ...children: React.ReactNode[]) => {
  checkElement(type, props);
  return React.createElement(type as React.ElementType, props, ...children);
}) as typeof React.createElement;

/** @throws what to do instead */
export function lazy(): never {
  throw refusal('lazy loads a component later, and a page is rendered at once.', 'Import the component.');
}
