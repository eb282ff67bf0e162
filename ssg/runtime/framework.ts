/**
 * What all islands share in the browser: one file with a stable content, whatever islands there are. An island can
 * import from React what this file exports, and nothing else; `react` is `@preact/compat` here.
 */
export { createElement, Fragment } from 'preact';
export { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
export { hydrateIslands } from './hydrate.ts';

import './react-names.ts';
