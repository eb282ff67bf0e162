/** Runs code of the site, in a thread of its own (`render-thread.ts`). All that it takes and returns is plain data. */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageScripts } from '../compile/client-bundle.ts';
import { loadData, loadPage } from '../compile/load.ts';
import type { CompiledPage } from '../compile/pages.ts';
import { watchSiteCode } from '../compile/site-code.ts';
import type { Site, SiteData } from '../contract.ts';
import { describe, isProblem, type Problem, thrownProblem } from '../problems.ts';
import { renderPage } from '../render/document.tsx';

/** Data of the site that the server itself needs. */
export type Addresses = Pick<SiteData, 'basePath' | 'redirects'>;

/** A route to render, and all that it is made from. */
interface RenderJob {
  readonly page: CompiledPage;
  readonly scripts: PageScripts;
  /** File URL of the site's data module. */
  readonly dataModule: string | undefined;
  readonly route: string;
  /** Is added to the end of the head. */
  readonly development: string;
}

/** A question to this thread. Its answer has the same id. */
export interface Call {
  readonly id: number;
  readonly method: keyof Renderer;
  readonly args: readonly unknown[];
}

/** What a method returns, or the message of what it throws. */
export interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

const site = workerData as Site;

function valueOrThrow<T extends object>(value: T | Problem): T {
  if (isProblem(value)) throw new Error(describe([value]));
  return value;
}

const renderer = {
  /** @returns what is needed of the site's data, or why it cannot be had */
  async loadAddresses(dataModule: string | undefined): Promise<Addresses | Problem> {
    const data = await loadData({ dataModule }, site);
    return isProblem(data) ? data : { basePath: data.basePath, redirects: data.redirects };
  },

  /** The document of a route, or nothing when its page file has no such route. @throws Error with a readable message */
  async render({ page, scripts, dataModule, route, development }: RenderJob): Promise<string | undefined> {
    const data = valueOrThrow(await loadData({ dataModule }, site));
    const loaded = valueOrThrow(await loadPage(page, site));
    const shown = loaded.routes.find(({ path }) => path === route);
    if (!shown) return undefined;
    try {
      return (await renderPage(loaded, shown, { data, scripts, development })).html;
    } catch (error) {
      throw new Error(describe([thrownProblem(error, page.route.file, 'It throws', site.root)]));
    }
  },
};
export type Renderer = typeof renderer;

process.setSourceMapsEnabled(true);
watchSiteCode(site);
parentPort?.on('message', async ({ id, method, args }: Call) => {
  const value: Promise<unknown> = Reflect.apply(renderer[method], renderer, args);
  const answer = await value.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage({ id, ...answer } satisfies Answer);
});
