/** Code of the site runs in the process of the build. It must come to an end, and leave nothing running. */
import { createHook } from 'node:async_hooks';
import path from 'node:path';
import process from 'node:process';
import type { Site } from '../contract.ts';
import { GENERATOR } from '../paths.ts';
import type { Problem } from '../problems.ts';
import { sourceLocation } from '../source-location.ts';

/** Seconds that a module of the site, or an endpoint, may take. Slow networks need tens of them. */
const TIME_LIMIT = 30;

/** Waits for code of the site. @throws Error when it takes longer than the site's time limit */
export async function inTime<T>(work: T | Promise<T>, { timeLimit = TIME_LIMIT }: Site): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`it has not ended after ${timeLimit} s. Something in it never settles`);
    error.name = 'Timeout';
    timer = setTimeout(() => reject(error), timeLimit * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Where in the site's own code an error arose; nothing for the generator and packages. */
function placeIn(error: unknown, { root }: Site): string | undefined {
  const place = error instanceof Error ? sourceLocation(error, root) : undefined;
  return place && !path.join(root, place).startsWith(GENERATOR + path.sep) ? place : undefined;
}

const uncaught: Problem[] = [];
/** Timers that code of the site has started and that have neither ended nor been stopped, with the place. */
const timers = new Map<number, { readonly place: string; readonly timer: NodeJS.Timeout }>();

/** Remembers which timers the site starts, until they end. */
function watchTimers(site: Site): void {
  const init = (id: number, type: string, _: number, timer: object): void => {
    const place = type === 'Timeout' ? placeIn(new Error(), site) : undefined;
    if (place) timers.set(id, { place, timer: timer as NodeJS.Timeout });
  };
  createHook({ init, destroy: (id) => timers.delete(id) }).enable();
}

/**
 * Keeps code of the site from ending the process, and notes what it does outside of any call.
 * @param report for each error that nothing catches; without it, {@link strayProblems} has them
 */
export function watchSiteCode(site: Site, report = (problem: Problem): unknown => uncaught.push(problem)): void {
  const exit = process.exit.bind(process);
  process.exit = (...code) => {
    const error = new Error(`process.exit(${code.join()}) would end the build`);
    if (placeIn(error, site)) throw error;
    return exit(...code);
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      const file = placeIn(error, site) ?? 'code without a source';
      const fix = 'Catch the error, or await the promise that is rejected.';
      report({ file, what: `Nothing catches this: ${error instanceof Error ? error : JSON.stringify(error)}.`, fix });
    });
  }
  watchTimers(site);
}

/** Errors that nothing caught, and timers that still run. */
export function strayProblems(): Problem[] {
  const running = [...timers.values()].filter(({ timer }) => timer.hasRef());
  return [
    ...uncaught,
    ...running.map(({ place }) => ({
      file: place,
      what: 'It leaves a timer running, which would keep the build from ending.',
      fix: 'Stop the timer, or do without it: this code runs once, during the build.',
    })),
  ];
}
