import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '../../build.ts';
import type { PageMeta } from '../../content/types.ts';
import { loadPage } from '../../ssg/compile/load.ts';
import { compileOnce, removeCompiled } from '../../ssg/compile/pages.ts';
import { findRoutes } from '../../ssg/compile/routes.ts';
import { failIfAny, splitProblems } from '../../ssg/problems.ts';

/** What every page of this site says of itself, by its route. */
export async function pageMetas(): Promise<ReadonlyMap<string, PageMeta>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'page-metas-'));
  try {
    const { pages, problems } = await compileOnce(site, findRoutes(site), folder);
    const loaded = splitProblems(await Promise.all(pages.map((page) => loadPage(page, site))));
    failIfAny([...problems, ...loaded.problems]);
    return new Map(loaded.good.flatMap(({ routes, metaOf }) => routes.map(({ path, slug }) => [path, metaOf(slug)])));
  } finally {
    await removeCompiled(folder);
    await rm(folder, { recursive: true, force: true });
  }
}
