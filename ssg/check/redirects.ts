import type { Redirect } from '../contract.ts';
import type { Problem } from '../problems.ts';

/** Paths as routes have them: no query, fragment, dot segment, ending or trailing slash. */
const PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** Redirects that are no paths, hide a page, lead nowhere, or lead on to another redirect. */
export function redirectProblems(redirects: readonly Redirect[], pages: ReadonlySet<string>, file: string): Problem[] {
  const sources = new Map<string, Redirect>();
  return redirects.flatMap((redirect) => {
    const { from, to } = redirect;
    const problem = (what: string, fix: string): Problem[] => [{ file, what, fix }];
    const doubled = sources.get(from);
    sources.set(from, redirect);
    if (!PATH.test(from) || !PATH.test(to)) {
      return problem(
        `The redirect ${JSON.stringify(from)} → ${JSON.stringify(to)} is not from path to path.`,
        'Write both as paths of this site: letters, digits, - and _, no ending, no trailing slash.',
      );
    }
    if (doubled) return problem(`${from} is redirected twice.`, 'Keep one of the two.');
    if (pages.has(from)) return problem(`The redirect ${from} hides the page of that path.`, 'Remove one of the two.');
    if (from === to) return problem(`The redirect ${from} leads to itself.`, 'Name another target.');
    if (redirects.some((other) => other.from === to)) {
      return problem(`The redirect ${from} → ${to} leads to another redirect.`, `Point ${from} at its final target.`);
    }
    if (!pages.has(to)) return problem(`The redirect ${from} → ${to} leads to no page.`, 'Name an existing route.');
    return [];
  });
}
