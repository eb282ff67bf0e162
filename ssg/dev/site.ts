import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { hashOf } from '../cache.ts';
import { bundleClient, type ClientBundle, NO_SCRIPTS } from '../compile/client-bundle.ts';
import { type Compiled, type CompiledPage, type Compiler, createCompiler } from '../compile/pages.ts';
import { findEndpoints, findRoutes, matchesSlug, NOT_FOUND, type Route } from '../compile/routes.ts';
import { inTime } from '../compile/site-code.ts';
import { compileThread } from '../compile/thread.ts';
import type { Site } from '../contract.ts';
import { modulesFolder } from '../paths.ts';
import { describe, isProblem, messageOf, type Problem } from '../problems.ts';
import { cssWithBasePath } from '../render/base-path.ts';
import { RenderThread } from './render-thread.ts';
import type { Addresses } from './renderer.ts';

/** Updates after which the thread that renders is replaced: each may leave the modules of the whole site in it. */
const THREAD_LIFE = 10;

/** What a document is made from. When `markup` is another, it must be loaded again. */
export interface Version {
  readonly markup: string;
  readonly style: string;
}

/** A site in memory: compiled after every change, each page rendered when it is asked for. */
export class DevSite {
  readonly #site: Site;
  readonly #target: string;
  readonly #rendererFile: string;
  #compiler: Compiler | undefined;
  #entries = '';
  /** All page files, those that could not be compiled included. */
  #routes: readonly Route[] = [];
  #pages: ReadonlyMap<string, CompiledPage> = new Map();
  #assets: ReadonlyMap<string, string> = new Map();
  #client: ClientBundle | undefined;
  #clientKey = '';
  #dataModule: string | undefined;
  #dataProblems: readonly Problem[] = [];
  /** Counts changes of what no page imports, such as a file in `static/`. */
  #newFiles = 0;
  #renderer: RenderThread;
  /** Has started before it is needed, so that no update waits for it. */
  #spare: RenderThread | undefined;
  #updates = 0;
  /** What keeps pages from being served, after the last update. */
  problems: readonly Problem[] = [];
  addresses: Addresses = { basePath: '', redirects: [] };

  private constructor(site: Site, target: string, rendererFile: string) {
    this.#site = site;
    this.#target = target;
    this.#rendererFile = rendererFile;
    this.#renderer = this.#startRenderer();
  }

  static async open(site: Site): Promise<DevSite> {
    // Two servers at once, or a server and a build, must not share compiled modules.
    const target = `dev ${process.pid} ${randomUUID()}`;
    const rendererFile = path.join(modulesFolder(target), 'renderer.mjs');
    await compileThread('dev/renderer.ts', rendererFile);
    return new DevSite(site, target, rendererFile);
  }

  #startRenderer(): RenderThread {
    return new RenderThread(this.#rendererFile, this.#site);
  }

  /** A folder that lasts as long as the server. */
  get folder(): string {
    return modulesFolder(this.#target);
  }

  /** The file behind `/assets/…`. */
  asset(url: string): string | undefined {
    return this.#assets.get(url);
  }

  /**
   * Compiles what changed.
   * @param hasNewFiles something changed that no page imports
   */
  async update(hasNewFiles: boolean): Promise<void> {
    if (hasNewFiles) this.#newFiles += 1;
    try {
      this.problems = await this.#compile();
    } catch (error) {
      // A folder that is missing for a moment, as during a git checkout, must not end the server.
      const what = messageOf(error, this.#site.root);
      this.problems = [{ file: this.#site.root, what, fix: 'Correct it, or start the server again.' }];
    }
  }

  async #compile(): Promise<readonly Problem[]> {
    const before = this.version('').markup;
    this.#routes = findRoutes(this.#site);
    // When there are other pages or endpoints, esbuild needs a new list of entries.
    const entries = [...this.#routes, ...findEndpoints(this.#site)].map(({ file }) => file).join();
    if (!this.#compiler || entries !== this.#entries) {
      await this.#compiler?.dispose();
      this.#entries = entries;
      this.#compiler = await createCompiler(this.#site, this.#routes, this.#target);
    }
    const compiled = await this.#compiler.compile();
    const client = await this.#bundleClient(compiled);
    this.#pages = new Map(compiled.pages.map((page) => [page.route.path, page]));
    this.#assets = new Map([...compiled.assets, ...client.assets]);
    this.#dataModule = compiled.dataModule;
    if (this.version('').markup !== before) await this.#loadAddresses();
    return [...compiled.problems, ...client.problems, ...this.#dataProblems];
  }

  async #loadAddresses(): Promise<void> {
    this.#replaceRenderer();
    const addresses = await inTime(this.#renderer.call('loadAddresses', this.#dataModule), this.#site);
    this.#dataProblems = isProblem(addresses) ? [addresses] : [];
    if (!isProblem(addresses)) this.addresses = addresses;
  }

  /** Every {@link THREAD_LIFE} updates, and when code of the site keeps the thread from answering. */
  #replaceRenderer(): void {
    if (this.#spare || !this.#renderer.isFree) {
      void this.#renderer.end();
      this.#renderer = this.#spare ?? this.#startRenderer();
      this.#spare = undefined;
    }
    this.#updates += 1;
    if (this.#updates % THREAD_LIFE === 0) this.#spare = this.#startRenderer();
  }

  /** Bundles for the browser, unless neither the islands of any page nor a source of theirs changed. */
  async #bundleClient({ pages }: Compiled): Promise<ClientBundle> {
    const parts = JSON.stringify(pages.map(({ islands, scripts }) => [islands, scripts]));
    const keyOf = ({ sources }: ClientBundle) =>
      parts + sources.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join();
    if (this.#client && this.#clientKey === keyOf(this.#client)) return this.#client;
    const start = Date.now();
    const client = await bundleClient(this.#site, pages, this.#target, { development: true });
    // What was saved meanwhile may not be in it.
    const isOld = client.sources.some((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? start) >= start);
    this.#clientKey = isOld || client.problems.length > 0 ? '' : keyOf(client);
    this.#client = client;
    return client;
  }

  /**
   * What the documents of a page file are made from: compiled files are named by content.
   * @param page the path that it stands for, e.g. `/guides/[slug]`; `''` for an error or a missing page, which any change
   * may fix
   */
  version(page: string): Version {
    const markupOf = (one: CompiledPage) => [one.module, this.#client?.scriptsOf(one)];
    const compiled = this.#pages.get(page);
    const markup = compiled
      ? [markupOf(compiled), this.#newFiles, this.#dataProblems]
      : [[...this.#pages.values()].map((one) => [markupOf(one), one.css]), this.#newFiles, this.problems];
    return { markup: hashOf(JSON.stringify(markup)), style: hashOf(compiled?.css ?? '') };
  }

  /** All styles of a page file. @param page the path that it stands for */
  styles(page: string): string {
    const css = this.#pages.get(page)?.styles.map((part) => part.css) ?? [];
    return cssWithBasePath(css.join(''), this.addresses.basePath);
  }

  /**
   * Renders a page, or the 404 page where there is none.
   * @param headEnd what is added to the head, by the path that the page file stands for
   * @throws Error with a readable message when the page or anything it needs is broken
   */
  async render(
    route: string,
    headEnd: (page: string) => string,
  ): Promise<{ readonly status: number; readonly html: string }> {
    const file =
      this.#routes.find(({ path }) => path === route) ?? this.#routes.find((known) => matchesSlug(known, route));
    const isBroken = file && !this.#pages.has(file.path);
    if (isBroken || this.#dataProblems.length > 0) throw new Error(describe(this.problems));
    for (const [path, wanted] of [
      [file?.path ?? '', route],
      [NOT_FOUND, NOT_FOUND],
    ] as const) {
      const page = this.#pages.get(path);
      const html = page && (await this.#render(page, wanted, headEnd(wanted === route ? path : '')));
      if (html !== undefined) return { status: path === NOT_FOUND ? 404 : 200, html };
    }
    throw new Error(`There is no page for ${route}, and no pages/404.tsx.`);
  }

  /** Asks the thread that renders, and the next one when it was replaced before it answered. */
  async #render(page: CompiledPage, route: string, development: string): Promise<string | undefined> {
    const renderer = this.#renderer;
    const scripts = this.#client?.scriptsOf(page) ?? NO_SCRIPTS;
    try {
      return await renderer.call('render', { page, scripts, dataModule: this.#dataModule, route, development });
    } catch (error) {
      if (renderer === this.#renderer) throw error;
      return this.#render(this.#pages.get(page.route.path) ?? page, route, development);
    }
  }

  async dispose(): Promise<void> {
    await Promise.all([this.#renderer.end(), this.#spare?.end(), this.#compiler?.dispose()]);
    await rm(this.folder, { recursive: true, force: true });
  }
}
