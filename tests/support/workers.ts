/** Files of browser tests that run side by side: a page and its browser keep a core busy. */
export const WORKERS = 2;
