import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { contentProblems } from '../check/content.ts';
import { bundleClient, type ClientBundle } from '../compile/client-bundle.ts';
import { loadData } from '../compile/data.ts';
import { type LoadedPage, loadPage } from '../compile/load-page.ts';
import {
  type Compiled,
  type CompiledEndpoint,
  type CompiledPage,
  type Compiler,
  createCompiler,
} from '../compile/pages.ts';
import { findEndpoints, findRoutes, matchesSlug, NOT_FOUND, type Route } from '../compile/routes.ts';
import type { Site, SiteData } from '../contract.ts';
import { modulesFolder } from '../paths.ts';
import { describe, isProblem, messageOf, type Problem, splitProblems, thrownProblem } from '../problems.ts';
import { cssWithBasePath } from '../render/base-path.ts';
import { renderPage } from '../render/document.tsx';
import { ICONS, rasterize } from '../render/rasterize.ts';
import type { DevEvent } from '../runtime/dev-client.ts';
import { endpointContext, makeFile } from '../write/endpoints.ts';
import { webManifest } from '../write/site-files.ts';

/** What is being served, or what keeps it from being served. */
interface State {
  readonly routes: readonly Route[];
  readonly pages: ReadonlyMap<string, CompiledPage>;
  readonly endpoints: readonly CompiledEndpoint[];
  readonly assets: ReadonlyMap<string, string>;
  readonly client: ClientBundle | undefined;
  readonly data: SiteData | undefined;
  /** What keeps pages from being served. */
  readonly problems: readonly Problem[];
}

const EMPTY: State = {
  routes: [],
  pages: new Map(),
  endpoints: [],
  assets: new Map(),
  client: undefined,
  data: undefined,
  problems: [],
};

const NOTHING: DevEvent = { reload: [], restyle: [] };

/** Which pages and endpoints there are: when this changes, esbuild needs a new list of entries. */
const entriesOf = (site: Site): string => [...findRoutes(site), ...findEndpoints(site)].map(({ file }) => file).join();

/** A site held in memory: compiled after every change, each page rendered when it is asked for. */
export class DevSite {
  readonly #site: Site;
  /** Two servers at once, or a server and a build, must not share compiled modules. */
  readonly #target = `dev ${process.pid} ${randomUUID()}`;
  #state: State = EMPTY;
  #compiler: Compiler | undefined;
  #entries = '';
  #bundle: { readonly key: string; readonly client: ClientBundle } | undefined;

  constructor(site: Site) {
    this.#site = site;
  }

  /**
   * Compiles what changed and says which open pages must follow.
   * @param hasNewFiles something changed that no page imports, such as a file in `static/`
   */
  async update(hasNewFiles: boolean): Promise<DevEvent> {
    const before = this.#state;
    try {
      this.#state = await this.#compile();
    } catch (error) {
      // A folder that is missing for a moment, as during a git checkout, must not end the server.
      const what = messageOf(error, this.#site.root);
      this.#state = {
        ...before,
        problems: [{ file: this.#site.root, what, fix: 'Correct it, or start the server again.' }],
      };
    }
    const [old, now] = [before, this.#state].map(({ problems }) => JSON.stringify(problems));
    if (old !== now || hasNewFiles) return { reload: 'all', restyle: [] };
    return changeBetween(before, this.#state);
  }

  /** What is wrong after the last update, for the terminal: with pages, and with content. */
  get problems(): readonly Problem[] {
    const { problems, data } = this.#state;
    return data ? [...problems, ...contentProblems(data, this.#site)] : problems;
  }

  async #compile(): Promise<State> {
    const routes = findRoutes(this.#site);
    const entries = entriesOf(this.#site);
    if (!this.#compiler || entries !== this.#entries) {
      await this.#compiler?.dispose();
      this.#entries = entries;
      this.#compiler = await createCompiler(this.#site, routes, this.#target);
    }
    const compiled = await this.#compiler.compile();
    const data = await loadData(compiled, this.#site);
    if (isProblem(data)) return { ...EMPTY, routes, problems: [...compiled.problems, data] };
    const client = await this.#bundleClient(compiled);
    return {
      routes,
      pages: new Map(compiled.pages.map((page) => [page.route.path, page])),
      endpoints: compiled.endpoints,
      assets: new Map([...compiled.assets, ...client.assets]),
      client,
      data,
      problems: [...compiled.problems, ...client.problems],
    };
  }

  /** Bundles for the browser, unless neither the islands of any page nor a source of theirs changed. */
  async #bundleClient({ pages }: Compiled): Promise<ClientBundle> {
    const parts = JSON.stringify(pages.map(({ islands, scripts }) => [islands, scripts]));
    const keyOf = ({ sources }: ClientBundle) =>
      parts + sources.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join();
    if (this.#bundle && this.#bundle.key === keyOf(this.#bundle.client)) return this.#bundle.client;
    const start = Date.now();
    const client = await bundleClient(this.#site, pages, this.#target, true);
    // What was saved meanwhile may not be in it.
    const isOld = client.sources.some((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? start) >= start);
    this.#bundle = isOld || client.problems.length > 0 ? undefined : { key: keyOf(client), client };
    return client;
  }

  /** The file behind `/assets/…`. */
  asset(url: string): string | undefined {
    return this.#state.assets.get(url);
  }

  /** What a build would make besides pages and a browser asks for by itself. */
  async generated(url: string): Promise<string | Uint8Array | undefined> {
    const { data, endpoints, pages } = this.#state;
    if (url === '/site.webmanifest' && data) return webManifest(data);
    const endpoint = endpoints.find(({ route }) => route.path === url);
    if (endpoint && data) {
      const loaded = await Promise.all([...pages.values()].map((page) => loadPage(page, this.#site)));
      const metas = splitProblems(loaded).good.flatMap(({ routes, metaOf }) =>
        routes.map(({ path: route, slug }) => ({ route, meta: metaOf(slug) })),
      );
      const made = await makeFile(endpoint, endpointContext(metas, data), this.#site);
      if (isProblem(made)) throw new Error(describe([made]));
      return made;
    }
    const width = ICONS[url.slice(1)];
    if (!width) return undefined;
    return rasterize(await readFile(path.join(this.#site.root, this.#site.static, this.#site.icon), 'utf8'), width);
  }

  /** The sub-path that the site lives under. Every URL of it starts with that. */
  get basePath(): string {
    return this.#state.data?.basePath ?? '';
  }

  redirect(route: string): string | undefined {
    const { to } = this.#state.data?.redirects.find(({ from }) => from === route) ?? {};
    return to && `${this.basePath}${to}`;
  }

  /** The page file behind a path; the 404 page's where there is none. */
  #fileOf(route: string): CompiledPage | undefined {
    const { pages } = this.#state;
    const dynamic = () => [...pages.values()].find((page) => matchesSlug(page.route, route));
    return pages.get(route) ?? dynamic() ?? pages.get(NOT_FOUND);
  }

  /** @param page path that a page file stands for, e.g. `/guides/[slug]` */
  async styles(page: string): Promise<string> {
    const compiled = this.#state.pages.get(page);
    const css = compiled ? compiled.styles.map((part) => part.css).join('') : '';
    return cssWithBasePath(css, this.basePath);
  }

  async #load(compiled: CompiledPage | undefined, route: string): Promise<LoadedPage> {
    if (!compiled) throw new Error(`There is no page for ${route}, and no pages/404.tsx.`);
    const page = await loadPage(compiled, this.#site);
    if (isProblem(page)) throw new Error(describe([page]));
    return page;
  }

  /**
   * Renders a page, or the 404 page where there is none.
   * @param headEnd what is added to the head, by the path that the page file stands for; `''` where a page is missing:
   * any change may create it
   * @throws Error with a readable message when the page or anything it needs is broken
   */
  async render(
    route: string,
    headEnd: (page: string) => string,
  ): Promise<{ readonly status: number; readonly html: string }> {
    const { routes, pages, client, data, problems } = this.#state;
    const isBroken = routes.some(
      (known) => !pages.has(known.path) && (known.path === route || matchesSlug(known, route)),
    );
    if (isBroken || !client || !data) throw new Error(describe(problems));
    const wanted = await this.#load(this.#fileOf(route), route);
    const found = wanted.routes.find(({ path: known }) => known === route);
    const page = found ? wanted : await this.#load(pages.get(NOT_FOUND), route);
    const shown = found ?? { path: NOT_FOUND, slug: '' };
    try {
      const development = headEnd(found ? page.compiled.route.path : '');
      const { html } = await renderPage(page, shown, { data, scripts: client.scriptsOf(page.compiled), development });
      return { status: shown.path === NOT_FOUND ? 404 : 200, html };
    } catch (error) {
      throw new Error(describe([thrownProblem(error, page.compiled.route.file, 'It throws', this.#site.root)]));
    }
  }

  async dispose(): Promise<void> {
    await this.#compiler?.dispose();
    await rm(modulesFolder(this.#target), { recursive: true, force: true });
  }
}

/** Compiled files are named by content: a page changed when the name of its module, style or script did. */
function changeBetween(before: State, after: State): DevEvent {
  if (before === EMPTY) return NOTHING; // no page is open yet
  const scripts = ({ client }: State, page: CompiledPage) => JSON.stringify(client?.scriptsOf(page));
  const routes = new Set([...before.pages.keys(), ...after.pages.keys()]);
  const reload: string[] = [];
  const restyle: string[] = [];
  for (const route of routes) {
    const [old, now] = [before.pages.get(route), after.pages.get(route)];
    if (!old || !now || old.module !== now.module || scripts(before, old) !== scripts(after, now)) reload.push(route);
    else if (old.css !== now.css) restyle.push(route);
  }
  return { reload, restyle };
}
