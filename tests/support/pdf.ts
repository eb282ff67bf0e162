import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'puppeteer';

/** A4 in millimetres, and the margin that every sheet keeps (styles/_print.scss). */
export const PAPER = { width: 210, height: 297, margin: 18 } as const;

const MM_PER_POINT = 25.4 / 72;

/** Text that was set in one go: where its ink begins and ends, in millimetres from the top left corner. */
interface Run {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of capital letters. */
  readonly top: number;
  readonly baseline: number;
  /** Font size in points. */
  readonly size: number;
}

export interface Sheet {
  /** What a person reads on it from beginning to end, through {@link letters}; without the page number. */
  readonly text: string;
  /** As printed at its foot; empty where there is none. */
  readonly number: string;
  /** All but the page number. */
  readonly runs: readonly Run[];
}

/** A text without spaces, line breaks and hyphens: what remains is the same on screen and on paper. */
export const letters = (text: string): string => text.normalize('NFKC').replace(/[\s\u00AD\u2010\u2060-]/g, '');

/** The same of a text from `content/`, which may hold links and emphasis. */
export const lettersOf = (rich: string): string =>
  letters(rich.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', ''));

/** Whether the text stands on the sheet with nothing below it: where a heading must not be. */
export function isLast({ runs }: Sheet, text: string): boolean {
  const wanted = letters(text);
  return runs.some((begin, first) => {
    let read = '';
    const end = runs.slice(first).find((run) => {
      read += letters(run.text);
      return !wanted.startsWith(read) || read === wanted;
    });
    if (!end || read !== wanted) return false;
    return !runs.some((run) => run.baseline > end.baseline + 1 && run.right > begin.left && run.left < end.right);
  });
}

/** What reaches into the margins. Letters may reach over their own box by a hair. */
export function outside(sheets: readonly Sheet[]): readonly Run[] {
  const { width, height, margin } = PAPER;
  return sheets.flatMap(({ runs }) =>
    runs.filter(
      ({ left, right, top, baseline }) =>
        left < margin - 0.3 || right > width - margin + 0.3 || top < margin - 0.3 || baseline > height - margin,
    ),
  );
}

/** Prints the page as a browser would with its own styles, and reads the sheets. */
export async function print(page: Page): Promise<readonly Sheet[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return readSheets(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
}

/** What stands on the sheets of a PDF. */
export async function readSheets(data: Uint8Array): Promise<readonly Sheet[]> {
  const task = getDocument({ data, verbosity: 0 });
  const pdf = await task.promise;
  const sheets: Sheet[] = [];
  for (let place = 1; place <= pdf.numPages; place += 1) {
    const content = await (await pdf.getPage(place)).getTextContent();
    const runs = content.items.flatMap((item): Run[] => {
      // WebKit prints what is not seen, such as a soft hyphen within a line, as a null character.
      if (!('str' in item) || item.str.replaceAll('\0', '').trim() === '') return [];
      const [size = 0, , , , x = 0, y = 0] = item.transform as readonly number[];
      const baseline = PAPER.height - y * MM_PER_POINT;
      return [
        {
          text: item.str,
          left: x * MM_PER_POINT,
          right: (x + item.width) * MM_PER_POINT,
          top: baseline - 0.7 * size * MM_PER_POINT,
          baseline,
          size,
        },
      ];
    });
    const isNumber = ({ text, top }: Run) => /^\d+$/.test(text) && top > PAPER.height - PAPER.margin;
    const body = runs.filter((run) => !isNumber(run));
    sheets.push({
      text: letters(body.map(({ text }) => text).join('')),
      number: runs.find(isNumber)?.text ?? '',
      runs: body,
    });
  }
  await task.destroy();
  return sheets;
}
