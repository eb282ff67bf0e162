/** Files of tests that run side by side: each keeps a core busy. vitest itself would leave one core idle. */
export const WORKERS = 2;
