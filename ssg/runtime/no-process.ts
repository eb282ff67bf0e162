/** Takes the place of Node's `process` in the browser, where it is undefined: the build sees who uses it. */
export let process: unknown;
