import { everyRoute } from './every-route.ts';
import { served } from './served.ts';
import type { Visitor } from './visitor.ts';

/** The first page of each island that the built site holds. */
export async function islandPages(): Promise<readonly { readonly name: string; readonly route: string }[]> {
  const routes = new Map<string, string>();
  for (const route of await everyRoute()) {
    const html = await (await fetch(`${served().siteUrl}${route}`)).text();
    for (const [, name = ''] of html.matchAll(/<island-root name="([^"]+)"/g)) {
      if (!routes.has(name)) routes.set(name, route);
    }
  }
  return [...routes].map(([name, route]) => ({ name, route }));
}

/** Waits until every island of the page listens: Preact keeps its handlers on the elements. */
export async function hydrated({ page }: Visitor): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('island-root')].every((root) =>
        [...root.querySelectorAll('*')].some((element) =>
          // The fields of a form are numbered.
          Object.keys(element).some((key) => !/^\d/.test(key)),
        ),
      ),
    { timeout: 10_000 },
  );
}
