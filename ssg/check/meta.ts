import type { PageMeta } from '../contract.ts';
import type { Problem } from '../problems.ts';

const TITLE_MAX = 60;
const DESCRIPTION_MIN = 70;
const DESCRIPTION_MAX = 155;

/** Whether a text is a day of the calendar. `Date` takes the 30th of February for the 2nd of March. */
function isDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

export interface PageWithMeta {
  readonly file: string;
  readonly meta: PageMeta;
}

/** Titles and descriptions that are missing, over-long or doubled; dates that are none. */
export function metaProblems(pages: readonly PageWithMeta[]): Problem[] {
  const seen = new Map<string, string>();
  const doubled = (kind: string, text: string, file: string): Problem[] => {
    const other = seen.get(`${kind}:${text}`);
    seen.set(`${kind}:${text}`, other ?? file);
    if (!other) return [];
    return [{ file, what: `Its ${kind} is also that of ${other}: „${text}“.`, fix: `Give each page its own ${kind}.` }];
  };
  return pages.flatMap(({ file, meta }) => {
    const { index } = meta;
    // What a page exports is only as typed as its author made it.
    const [title, description, date] = [meta.title, meta.description, meta.date].map((text) => `${text ?? ''}`) as [
      string,
      string,
      string,
    ];
    const problems: Problem[] = [];
    const add = (what: string, fix: string) => problems.push({ file, what, fix });
    if (title.trim() === '') add('The page has no title.', 'Set `meta.title`.');
    else if (title.length > TITLE_MAX) {
      add(`Its title has ${title.length} characters: „${title}“.`, `Shorten it to ${TITLE_MAX}.`);
    }
    problems.push(...(title ? doubled('title', title, file) : []));
    if (date.trim() === '') add('The page has no date.', 'Set `meta.date` as YYYY-MM-DD.');
    else if (!isDay(date)) add(`Its date ${JSON.stringify(date)} is not a day.`, 'Write `meta.date` as YYYY-MM-DD.');
    if (index === false) return problems;
    if (description.trim() === '') add('The page has no description.', 'Set `meta.description`.');
    else if (description.length < DESCRIPTION_MIN || description.length > DESCRIPTION_MAX) {
      add(
        `Its description has ${description.length} characters.`,
        `Write ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX} characters.`,
      );
    }
    problems.push(...(description ? doubled('description', description, file) : []));
    return problems;
  });
}
