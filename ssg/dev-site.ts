import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { type CompiledPage, type Compiler, createCompiler } from './compile.ts';
import type { Site, SiteData } from './contract.ts';
import { contentProblems, loadData } from './data.ts';
import { ICONS, rasterize } from './images.ts';
import { bundleClient, type ClientBundle } from './islands.ts';
import { cacheFolder } from './paths.ts';
import { describe, isProblem, messageOf, type Problem } from './problems.ts';
import { cssOf, loadPage, renderPage } from './render.tsx';
import { findRoutes, NOT_FOUND, type Route } from './routes.ts';
import type { DevEvent } from './runtime/dev-client.ts';
import { webManifest } from './sitemap.ts';

/** What is being served, or what keeps it from being served. */
interface State {
  readonly pages: ReadonlyMap<string, CompiledPage>;
  readonly assets: ReadonlyMap<string, string>;
  readonly client: ClientBundle | undefined;
  readonly data: SiteData | undefined;
  readonly problems: readonly Problem[];
}

const EMPTY: State = { pages: new Map(), assets: new Map(), client: undefined, data: undefined, problems: [] };

const sameRoutes = (a: readonly Route[], b: readonly Route[]): boolean =>
  a.length === b.length && a.every(({ file }, index) => file === b[index]?.file);

/** A site held in memory: compiled after every change, each page rendered when somebody asks for it. */
export class DevSite {
  readonly #site: Site;
  #state: State = EMPTY;
  #routes: readonly Route[] = [];
  #compiler: Compiler | undefined;
  /** Two servers at once, or a server and a build, must not share compiled modules. */
  readonly #target = `dev ${process.pid} ${randomUUID()}`;

  constructor(site: Site) {
    this.#site = site;
  }

  /** Compiles what changed and says which open pages must follow; nothing when none must. */
  async update(): Promise<DevEvent | undefined> {
    const before = this.#state;
    this.#state = await this.#compile();
    const [old, now] = [before.problems, this.#state.problems].map((problems) => JSON.stringify(problems));
    if (old !== now) return { reload: 'all' };
    return changeBetween(before, this.#state);
  }

  /** The problems of the last update, for the terminal. */
  get problems(): readonly Problem[] {
    const { problems, data } = this.#state;
    return data ? [...problems, ...contentProblems(data, this.#site)] : problems;
  }

  async #compile(): Promise<State> {
    const routes = findRoutes(this.#site);
    if (!this.#compiler || !sameRoutes(routes, this.#routes)) {
      await this.#compiler?.dispose();
      this.#routes = routes;
      this.#compiler = await createCompiler(this.#site, routes, this.#target);
    }
    const compiled = await this.#compiler.compile();
    const data = await loadData(compiled, this.#site);
    if (isProblem(data)) return { ...EMPTY, problems: [...compiled.problems, data] };
    const client = await bundleClient(this.#site, compiled.pages, this.#target);
    return {
      pages: new Map(compiled.pages.map((page) => [page.route.path, page])),
      assets: new Map([...compiled.assets, ...client.assets]),
      client,
      // The development server serves at the root, wherever the site will live.
      data: { ...data, basePath: '' },
      problems: [...compiled.problems, ...client.problems],
    };
  }

  /** The file behind `/assets/…`. */
  asset(url: string): string | undefined {
    return this.#state.assets.get(url);
  }

  /** What a build would make besides pages and a browser asks for by itself. */
  async generated(url: string): Promise<string | Buffer | undefined> {
    const { data } = this.#state;
    if (url === '/site.webmanifest' && data) return webManifest(data);
    const width = ICONS[url.slice(1)];
    if (!width) return undefined;
    return rasterize(await readFile(path.join(this.#site.root, this.#site.static, this.#site.icon), 'utf8'), width);
  }

  redirect(route: string): string | undefined {
    return this.#state.data?.redirects.find(({ from }) => from === route)?.to;
  }

  async styles(route: string): Promise<string> {
    const page = this.#state.pages.get(route) ?? this.#state.pages.get(NOT_FOUND);
    return page ? cssOf(page) : '';
  }

  /**
   * Renders a page, or the 404 page in its stead.
   * @throws Error with a readable message when the page or anything it needs is broken
   */
  async render(route: string): Promise<{ readonly status: number; readonly html: string }> {
    const { pages, client, data, problems } = this.#state;
    const isBroken = !pages.has(route) && this.#routes.some(({ path }) => path === route);
    if (isBroken || !client || !data) throw new Error(describe(problems));
    const compiled = pages.get(route) ?? pages.get(NOT_FOUND);
    if (!compiled) throw new Error(`There is no page for ${route}, and no pages/404.tsx.`);
    const page = await loadPage(compiled, this.#site);
    if (isProblem(page)) throw new Error(describe([page]));
    try {
      const { html } = await renderPage(page, client.scriptsOf(compiled), data, false);
      return { status: pages.has(route) && route !== NOT_FOUND ? 200 : 404, html };
    } catch (error) {
      throw new Error(`${compiled.route.file}: ${messageOf(error, this.#site.root)}`);
    }
  }

  async dispose(): Promise<void> {
    await this.#compiler?.dispose();
    await rm(cacheFolder(this.#target), { recursive: true, force: true });
  }
}

/** Compiled files are named by content: a page changed when the name of its module, style or script did. */
function changeBetween(before: State, after: State): DevEvent | undefined {
  const scripts = ({ client }: State, page: CompiledPage) => JSON.stringify(client?.scriptsOf(page));
  const changed = [...after.pages].filter(([route, page]) => {
    const old = before.pages.get(route);
    return !old || old.module !== page.module || scripts(before, old) !== scripts(after, page);
  });
  if (changed.length > 0) return { reload: changed.map(([route]) => route) };
  const restyled = [...after.pages].filter(([route, page]) => before.pages.get(route)?.css !== page.css);
  return restyled.length > 0 ? { restyle: restyled.map(([route]) => route) } : undefined;
}
