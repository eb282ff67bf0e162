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

const byFile = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file, 'en') || a.what.localeCompare(b.what, 'en');

/** Thrown once, at the end, with every problem found: sorted, and each once. */
export class BuildFailure extends Error {
  readonly problems: readonly Problem[];

  constructor(found: readonly Problem[]) {
    const unique = new Map(found.map((problem) => [JSON.stringify(problem), problem]));
    const problems = [...unique.values()].sort(byFile);
    super(`The build stopped at ${describe(problems)}\nThe output folder is as it was.\n`);
    this.name = 'BuildFailure';
    this.problems = problems;
  }
}

/** @throws BuildFailure with all of them, when there are any */
export function failIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new BuildFailure(problems);
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

/** Items whose key another has before them, each with the first that has it. */
export function doubled<T>(items: readonly T[], keyOf: (item: T) => string): (readonly [item: T, first: T])[] {
  const firsts = new Map<string, T>();
  return items.flatMap((item) => {
    const first = firsts.get(keyOf(item));
    if (first !== undefined) return [[item, first] as const];
    firsts.set(keyOf(item), item);
    return [];
  });
}

/** Steps return what they made or the problem that kept them from it. */
export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'what' in value && 'fix' in value;

/** Splits such results. */
export function splitProblems<T extends object>(results: readonly (T | Problem)[]): { good: T[]; problems: Problem[] } {
  return {
    good: results.filter((result): result is T => !isProblem(result)),
    problems: results.filter(isProblem),
  };
}
