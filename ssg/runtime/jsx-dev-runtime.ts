/** React's JSX runtime for the pages of an audit: each element of HTML carries the file that it stands in. */
import type { ElementType } from 'react';
import { jsx, jsxs } from './jsx-runtime.ts';

export { Fragment } from 'react/jsx-runtime';

/** The attribute that says so. It is taken out when the document is composed (`render/source-marks.ts`). */
export const SOURCE_MARK = 'data-source-file';

interface Source {
  readonly fileName: string;
}

/** An element with the file that it stands in; `isStatic` where it has several children. */
export function jsxDEV(type: ElementType, props: object, key?: string, isStatic?: boolean, source?: Source) {
  const marked = typeof type === 'string' ? { ...props, [SOURCE_MARK]: source?.fileName } : props;
  return (isStatic ? jsxs : jsx)(type, marked, key);
}
