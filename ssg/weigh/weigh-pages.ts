import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOfRoute } from '../compile/routes.ts';
import type { SiteData } from '../contract.ts';
import type { WrittenPage } from '../render/render-pages.ts';
import { FileSizes, type PageWeight, weighPage } from './page-weight.ts';
import { showWeight } from './shown-weight.ts';

/** Of a dynamic page, so many routes are weighed: those with the most bytes. */
const HEAVIEST = 3;

/** The heaviest routes of each page file, in the order of all routes. */
function heaviest(pages: readonly WrittenPage[]): WrittenPage[] {
  const taken = new Map<string, number>();
  return pages
    .toSorted((a, b) => b.size - a.size || a.at - b.at)
    .filter(({ file }) => {
      const rank = (taken.get(file) ?? 0) + 1;
      taken.set(file, rank);
      return rank <= HEAVIEST;
    })
    .sort((a, b) => a.at - b.at);
}

/**
 * Weighs written pages: every page of its own, and of dynamic pages the heaviest routes. Pages that show their weight
 * are written again, with the number filled in.
 * @param folder that was written to
 * @param all weighs every route, which takes 20 ms and more for each
 */
export async function weighPages(
  pages: readonly WrittenPage[],
  folder: string,
  data: SiteData,
  all: boolean,
): Promise<PageWeight[]> {
  const sizes = new FileSizes(folder, data);
  const pathsOf = ({ route }: WrittenPage) => filesOfRoute(route).map((name) => path.join(folder, name));
  const read = (page: WrittenPage) => readFile(pathsOf(page)[0] ?? '');
  const weights = new Map<WrittenPage, PageWeight>();
  const fillIn = async (page: WrittenPage) => {
    if (!page.weightMark) return;
    const { html, weight } = await showWeight(page, page.weightMark, await read(page), sizes);
    weights.set(page, weight);
    await Promise.all(pathsOf(page).map((file) => writeFile(file, html)));
  };
  await Promise.all(pages.map(fillIn));
  const chosen = all ? pages : heaviest(pages);
  return Promise.all(chosen.map(async (page) => weights.get(page) ?? weighPage(page, await read(page), sizes)));
}
