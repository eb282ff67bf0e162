import type { PageMeta } from '../contract.ts';
import { doubled, type Problem } from '../problems.ts';

const TITLE_MAX = 60;
const DESCRIPTION_MIN = 70;
const DESCRIPTION_MAX = 155;

/** Whether a text is a day of the calendar. `Date` takes the 30th of February for the 2nd of March. */
function isDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

interface PageWithMeta {
  readonly file: string;
  readonly meta: PageMeta;
}

/** A page may export anything: the build checks no types. */
const textOf = (value: unknown): string => `${value ?? ''}`.trim();

function* problemsOf({ title, description, date, index }: PageMeta): Generator<[what: string, fix: string]> {
  if (textOf(title) === '') yield ['The page has no title.', 'Set `meta.title`.'];
  else if (title.length > TITLE_MAX) {
    yield [`Its title has ${title.length} characters: "${title}".`, `Shorten it to ${TITLE_MAX}.`];
  }
  if (textOf(date) === '') yield ['The page has no date.', 'Set `meta.date` as YYYY-MM-DD.'];
  else if (!isDay(date)) {
    yield [`Its date ${JSON.stringify(`${date}`)} is not a day.`, 'Write `meta.date` as YYYY-MM-DD.'];
  }
  if (index === false) return;
  if (textOf(description) === '') yield ['The page has no description.', 'Set `meta.description`.'];
  else if (description.length < DESCRIPTION_MIN || description.length > DESCRIPTION_MAX) {
    const fix = `Write ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX} characters.`;
    yield [`Its description has ${description.length} characters.`, fix];
  }
}

/** Titles and descriptions that are missing, over-long or doubled; dates that are not days. */
export function metaProblems(pages: readonly PageWithMeta[]): Problem[] {
  const indexed = pages.filter(({ meta }) => meta.index !== false);
  const same = (kind: 'title' | 'description', some: readonly PageWithMeta[]): Problem[] => {
    const named = some.filter(({ meta }) => textOf(meta[kind]) !== '');
    return doubled(named, ({ meta }) => `${meta[kind]}`).map(([{ file, meta }, other]) => ({
      file,
      what: `Its ${kind} is also that of ${other.file}: "${meta[kind]}".`,
      fix: `Give each page its own ${kind}.`,
    }));
  };
  return [
    ...pages.flatMap(({ file, meta }) => [...problemsOf(meta)].map(([what, fix]) => ({ file, what, fix }))),
    ...same('title', pages),
    ...same('description', indexed),
  ];
}
