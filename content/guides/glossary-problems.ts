import { terms } from './glossar.ts';
import type { Term } from './types.ts';

const byTerm = new Intl.Collator('de');

/** Values that stand more than once. */
const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** An optional field counts as well: left out is fine, left blank is not. */
const blankFields = ({ id, term, definition, sum, also = '–', related = ['–'] }: Term): readonly string[] =>
  Object.entries({ id, term, definition, also, related: related.join(''), ...sum })
    .filter(([, value]) => value.trim() === '')
    .map(([field]) => field);

/**
 * What is wrong with the glossary, one sentence each. Links to a term from other pages are none of its business:
 * the build checks every `#fragment`.
 */
export function glossaryProblems(all: readonly Term[] = terms): string[] {
  const known = new Set(all.map(({ id }) => id));
  const problems = [
    ...repeated(all.map(({ id }) => id)).map((id) => `Two terms have the id "${id}".`),
    ...repeated(all.map(({ term }) => term)).map((term) => `The term "${term}" stands twice.`),
  ];
  for (const [at, term] of all.entries()) {
    const name = `The term "${term.term || term.id}"`;
    for (const field of blankFields(term)) problems.push(`${name} has an empty field "${field}".`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(term.id)) problems.push(`${name} has the id "${term.id}", no kebab-case.`);
    for (const other of term.related ?? []) {
      if (other === term.id) problems.push(`${name} is related to itself.`);
      else if (!known.has(other)) problems.push(`${name} is related to "${other}", which is no id of a term.`);
    }
    const next = all[at + 1];
    if (next && byTerm.compare(term.term, next.term) > 0) {
      problems.push(`${name} stands before "${next.term}", which the alphabet puts first.`);
    }
  }
  return problems;
}
