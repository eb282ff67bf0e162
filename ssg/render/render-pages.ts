import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NO_SCRIPTS, type PageScripts } from '../compile/client-bundle.ts';
import type { LoadedPage, PageRoute } from '../compile/load.ts';
import type { CompiledPage } from '../compile/pages.ts';
import { filesOfRoute } from '../compile/routes.ts';
import type { PageMeta, Site, SiteData } from '../contract.ts';
import { type Problem, thrownProblem } from '../problems.ts';
import { type RenderedDocument, renderPage } from './document.tsx';
import type { WeightMark } from './document-record.ts';
import { lackingIn } from './fonts.ts';
import { detached, type LinkData, LinkIndex } from './link-index.ts';
import { type DrawPreview, openPreviews, previewUrl } from './previews.ts';
import type { MarkedSources } from './source-marks.ts';
import { styleSubresources } from './style-subresources.ts';
import type { Subresource } from './subresources.ts';

/** A document of the output. */
export interface WrittenPage {
  /** Its place in the order of all routes. */
  readonly at: number;
  readonly file: string;
  readonly route: string;
  readonly meta: PageMeta;
  /** Bytes as stored. */
  readonly size: number;
  /** Bytes of the inlined styles; part of `size`. */
  readonly css: number;
  /** Files that a browser loads with it. Pages with the same ones share the list. */
  readonly subresources: readonly Subresource[];
  readonly hasIslands: boolean;
  /** The characters that it shows and the font of the site lacks, each once. */
  readonly lacks: string;
  /** Where the page shows its weight; the number is not there yet. */
  readonly weightMark: WeightMark | undefined;
  /** Who rendered what of it; for an audit. */
  readonly sources: MarkedSources | undefined;
}

/** What a page writer has made. */
export interface RenderedPages {
  readonly pages: readonly WrittenPage[];
  readonly links: LinkData;
  /** Stylesheets that pages link, named by content, each with a page file that does. */
  readonly styles: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/** What pages are rendered from; plain data, which a worker can be given. */
export interface RenderJob {
  readonly site: Site;
  /** Absolute path of the folder that is written to. */
  readonly folder: string;
  readonly pages: readonly CompiledPage[];
  /** File URLs of the data of the site, and of the component that draws preview pictures. */
  readonly dataModule: string | undefined;
  readonly previewModule: string | undefined;
  /** By page file. */
  readonly scripts: ReadonlyMap<string, PageScripts>;
  /** Finds the characters that the font of the site lacks; nothing when the site names no font. */
  readonly lacking: RegExp | undefined;
}

const pictureOf = (route: string): string => previewUrl(route).slice(1);

/** Every file that rendering has written, each with what it is made from. */
export function renderedFiles(
  { pages, styles }: RenderedPages,
  { preview }: Site,
): (readonly [file: string, from: string])[] {
  const documents = pages.flatMap(({ file, route }) =>
    [...filesOfRoute(route), ...(preview ? [pictureOf(route)] : [])].map((name) => [name, file] as const),
  );
  return [...documents, ...styles];
}

/** Renders routes and writes their documents. Only what differs between pages stays in memory. */
export class PageWriter {
  readonly #job: RenderJob;
  readonly #data: SiteData;
  readonly #drawPreview: DrawPreview | undefined;
  readonly #folders = new Set<string>();
  readonly #pages: WrittenPage[] = [];
  readonly #links = new LinkIndex();
  readonly #styles = new Map<string, string>();
  readonly #problems: Problem[] = [];
  readonly #subresources = new Map<string, readonly Subresource[]>();

  constructor(job: RenderJob, data: SiteData) {
    const { site, previewModule } = job;
    this.#job = job;
    this.#data = data;
    this.#drawPreview =
      site.preview && previewModule ? openPreviews(site.root, site.preview.font, previewModule) : undefined;
  }

  get rendered(): RenderedPages {
    return { pages: this.#pages, links: this.#links, styles: this.#styles, problems: this.#problems };
  }

  /** Writes without waiting: thousands of small files go faster one by one than through the thread pool. */
  #write(file: string, content: string | Uint8Array): void {
    const place = path.join(this.#job.folder, file);
    const folder = path.dirname(place);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    writeFileSync(place, content);
  }

  /** Renders one route. A page that throws is a problem. */
  async renderRoute(page: LoadedPage, route: PageRoute, at: number): Promise<void> {
    const { site, scripts } = this.#job;
    const { file } = page.compiled.route;
    try {
      const document = renderPage(page, route, { data: this.#data, scripts: scripts.get(file) ?? NO_SCRIPTS });
      const picture = await this.#drawPreview?.(route.path, document.record.heading);
      if (picture) this.#write(pictureOf(route.path), picture);
      const ofStyles = await styleSubresources(page.compiled.styles, document.html, document.record);
      const subresources = this.#shared([...document.subresources, ...ofStyles]);
      this.#pages.push({ ...this.#writeDocument(document, file, route.path, at), subresources });
    } catch (error) {
      this.#problems.push(thrownProblem(error, file, `${route.path} throws while rendering`, site.root));
    }
  }

  #writeDocument(
    document: RenderedDocument,
    file: string,
    route: string,
    at: number,
  ): Omit<WrittenPage, 'subresources'> {
    const { html, meta, record, styles, weightMark } = document;
    const { lacking } = this.#job;
    const stylesheet = styles.deferred?.url.slice(1);
    if (stylesheet && !this.#styles.has(stylesheet)) {
      this.#write(stylesheet, styles.deferred?.css ?? '');
      this.#styles.set(stylesheet, file);
    }
    const bytes = Buffer.from(html);
    for (const name of filesOfRoute(route)) this.#write(name, bytes);
    this.#links.add(file, route, record, this.#data);
    return {
      at,
      file,
      route,
      meta,
      size: bytes.length,
      css: Buffer.byteLength(styles.inline),
      lacks: lacking ? lackingIn(record.shownText, lacking) : '',
      hasIslands: record.islandProps.length > 0,
      sources: document.sources,
      weightMark: weightMark && { at: weightMark.at, template: detached(weightMark.template) },
    };
  }

  /** One list for all pages that load the same files; its strings do not keep a document in memory. */
  #shared(files: readonly Subresource[]): readonly Subresource[] {
    const key = JSON.stringify(files);
    const known = this.#subresources.get(key) ?? (JSON.parse(key) as readonly Subresource[]);
    this.#subresources.set(key, known);
    return known;
  }
}
