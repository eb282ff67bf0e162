/** The build collects everything that is wrong and says all of it at once. */

import { sourceLocation } from './source-location.ts';

export interface Problem {
  /** Where to look, relative to the site's root. */
  readonly file: string;
  /** What is wrong, in one sentence. */
  readonly what: string;
  /** What to do about it. */
  readonly fix: string;
}

/** Thrown once, at the end, with every problem found. */
export class BuildFailure extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`The build stopped at ${describe(problems)}\nThe output folder is as it was.\n`);
    this.name = 'BuildFailure';
  }
}

/** Collects problems; the same problem reported twice is kept once. */
export class Problems {
  readonly #found = new Map<string, Problem>();

  add(...problems: readonly Problem[]): void {
    for (const problem of problems) this.#found.set(JSON.stringify(problem), problem);
  }

  get list(): readonly Problem[] {
    return [...this.#found.values()].sort(
      (a, b) => a.file.localeCompare(b.file, 'en') || a.what.localeCompare(b.what, 'en'),
    );
  }

  /** @throws BuildFailure always, with these problems too */
  throw(...last: readonly Problem[]): never {
    this.add(...last);
    throw new BuildFailure(this.list);
  }

  /** @throws BuildFailure when anything was found */
  throwIfAny(): void {
    if (this.#found.size > 0) this.throw();
  }
}

/** How many, then one paragraph per problem: file, what is wrong, what to do. */
export function describe(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const paragraphs = problems.map(({ file, what, fix }) => `${file}\n  ${what}\n  ${fix}`);
  return `${count}:\n\n${paragraphs.join('\n\n')}\n`;
}

/** The message of anything that was thrown, with the place in the site's own code where it can be told. */
export function messageOf(error: unknown, root: string): string {
  if (!(error instanceof Error)) return String(error);
  const place = sourceLocation(error, root);
  return `${error.name}: ${error.message}${place ? ` (${place})` : ''}`;
}

/**
 * Anything that was thrown, as a problem. An error that says itself what to do (`runtime/guards.ts`) is a problem of the
 * file that threw it.
 * @param doing what was being done, e.g. `/a throws while rendering`
 */
export function thrownProblem(error: unknown, file: string, doing: string, root: string): Problem {
  if (error instanceof Error && 'fix' in error && typeof error.fix === 'string') {
    return { file: sourceLocation(error, root) ?? file, what: error.message, fix: error.fix };
  }
  return { file, what: `${doing}: ${messageOf(error, root)}`, fix: 'Correct what throws.' };
}

/** Steps return what they made or the problem that kept them from it. */
export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'what' in value && 'fix' in value;

/** Splits such results, keeping the good ones and collecting the rest. */
export function keepGood<T extends object>(results: readonly (T | Problem)[], problems: Problems): T[] {
  problems.add(...results.filter(isProblem));
  return results.filter((result): result is T => !isProblem(result));
}
