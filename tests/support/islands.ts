import { served } from './served.ts';
import { everyRoute } from './site-routes.ts';
import type { Visitor } from './visitor.ts';

interface IslandPage {
  readonly name: string;
  readonly route: string;
}

/** Every page of the built site that holds an island, once for each. */
export async function islandPages(): Promise<readonly IslandPage[]> {
  const pages = everyRoute.map(async (route) => {
    const html = await (await fetch(`${served().siteUrl}${route}`)).text();
    const names = new Set([...html.matchAll(/<island-root name="([^"]+)"/g)].map(([, name = '']) => name));
    return [...names].map((name) => ({ name, route }));
  });
  return (await Promise.all(pages)).flat();
}

/** Runs in the page: whether every island listens. Preact keeps its handlers on the elements. */
export const areHydrated = (): boolean =>
  [...document.querySelectorAll('island-root')].every((root) =>
    [...root.querySelectorAll('*')].some((element) =>
      // The fields of a form are numbered.
      Object.keys(element).some((key) => !/^\d/.test(key)),
    ),
  );

/** Waits until every island of the page listens. */
export async function hydrated({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.waitForFunction(areHydrated, { timeout: 10_000, polling: 5 }); // a tab behind another draws no frames
}
