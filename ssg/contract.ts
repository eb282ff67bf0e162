/**
 * What a site hands to the generator. The generator knows these shapes and the file names below;
 * it knows no page, text or component by name.
 *
 * - `pages/a/b.tsx` is the route `/a/b`; `pages/404.tsx` is the error page
 * - `pages/a/[slug].tsx` stands for many routes: `/a/x`, `/a/y` (see {@link DynamicPageModule})
 * - `pages/a/b.xml.ts` is the file `/a/b.xml`: its default export is an {@link Endpoint}
 * - `*.island.tsx` is hydrated in the browser, `*.client.ts` is a plain script; nothing else ships script
 * - `*.md` imports as {@link MarkdownDocument}
 */
import type { ComponentType, ReactNode } from 'react';
import type { Problem } from './problems.ts';

export type { Problem };

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** ISO date of the last change of substance, for the sitemap. */
  readonly date: string;
  /** `false` keeps the page out of the sitemap. */
  readonly index?: false;
}

/** The exports of a file in `pages/`. */
export interface PageModule {
  readonly default: ComponentType;
  readonly meta: PageMeta;
}

/** The exports of `pages/…/[slug].tsx`. */
export interface DynamicPageModule {
  readonly default: ComponentType<{ readonly slug: string }>;
  /** What stands in the place of `[slug]`, a route each: small letters, digits and hyphens. */
  readonly slugs: readonly string[];
  readonly meta: (slug: string) => PageMeta;
}

/** What an endpoint may be made from. */
export interface EndpointContext {
  /** Address of the site with its base path, without trailing slash. */
  readonly url: string;
  /** Every page that may be found. */
  readonly pages: readonly { readonly route: string; readonly meta: PageMeta }[];
}

/** Makes the content of one file. The same input must give the same bytes. */
export type Endpoint = (context: EndpointContext) => string | Uint8Array;

/** The props of the document component, which renders the whole `<html>` of every page. */
export interface DocumentProps {
  /** Root-absolute path without trailing slash, e.g. `/guides/interview`. */
  readonly route: string;
  readonly meta: PageMeta;
  /** Root-absolute path of the page's preview picture, if the site has previews. */
  readonly preview: string | undefined;
  readonly children: ReactNode;
}

/** A text as the data of an SVG path, with its width in pixels; its baseline is at y = 0. */
export interface Outline {
  readonly d: string;
  readonly width: number;
}

/** The props of the component that draws a page's preview picture as SVG. */
export interface PreviewProps {
  readonly route: string;
  /** Text of the page's h1. */
  readonly heading: string;
  /** Outlines of a text at a size in pixels. */
  readonly outline: (text: string, size: number) => Outline;
}

export interface Redirect {
  /** Path on this site, e.g. `/pricing`. */
  readonly from: string;
  /** Path on this site, without query or fragment. */
  readonly to: string;
}

/** A setting that still holds a placeholder. */
export interface OpenSlot {
  readonly id: string;
  readonly label: string;
  /** A release build fails while a required slot is open. */
  readonly required: boolean;
}

/** Source lists by CSP directive, added to the strict default of every page. */
export type CspSources = Readonly<Record<string, readonly string[]>>;

interface RedirectTexts {
  readonly lang: string;
  readonly title: string;
  /** Text of the visible link to the target. */
  readonly link: string;
  /** Links that must be one click away even from a redirect page. */
  readonly legal: readonly { readonly href: string; readonly label: string }[];
}

/** The default export of the site's data module. */
export interface SiteData {
  /** Origin of the site, e.g. `https://www.example.org`, without trailing slash. */
  readonly url: string;
  /** `''`, or the sub-path that the site lives under, e.g. `/preview`. */
  readonly basePath: string;
  readonly redirects: readonly Redirect[];
  readonly redirectTexts: RedirectTexts;
  /** Redirects that a page may link to on purpose; any other internal link to a redirect fails the build. */
  readonly linkedRedirects: readonly string[];
  /** Pages may be fetched before a link to them is followed, all but those that start with these paths; by hosts' headers. */
  readonly prefetch?: { readonly except: readonly string[] };
  readonly slots: readonly OpenSlot[];
  /** Invalid content, as found by the site's own rules; empty when all is well. */
  readonly problems: () => readonly Problem[];
  readonly csp: (route: string) => CspSources;
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Contact, language and expiry lines of `/.well-known/security.txt` (RFC 9116). */
  readonly securityTxt: Readonly<Record<string, string>>;
}

/** What importing a Markdown file gives. */
export interface MarkdownDocument {
  /** The `key: value` lines of the front matter. */
  readonly meta: Readonly<Record<string, string>>;
  readonly html: string;
  readonly headings: readonly { readonly level: number; readonly id: string; readonly text: string }[];
}

/** A title in one language and a line in the site's own. */
export interface ErrorTexts {
  readonly lang: string;
  readonly title: string;
  readonly line: string;
}

/** The parts of a site; paths are relative to `root`. */
export interface Site {
  readonly root: string;
  readonly pages: string;
  /** Module whose default export renders the whole document. */
  readonly document: string;
  /** Module whose default export is the {@link SiteData}. */
  readonly data: string;
  /**
   * What takes the place of an island that threw: a component, whose script is loaded only then. Until it is there, and
   * for good where it cannot load, a paragraph with `class="island-error"` says `text`.
   */
  readonly islandError: { readonly component: string; readonly text: string };
  readonly static: string;
  /** File of the font that all text is set in. The build refuses characters that it lacks. */
  readonly font?: string;
  /** Component that draws the picture shown next to links to a page, and the font (TTF) of its text. */
  readonly preview?: { readonly component: string; readonly font: string };
  /** What the development server shows in place of a page that is broken, above the message. */
  readonly errorPage: ErrorTexts;
  /** By route: what a visitor may press there. An audit with a browser names the hosts that each choice asks. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Seconds that a module of the site, or an endpoint, may take; 30 by default. A loop without an `await` has no limit. */
  readonly timeLimit?: number;
  /** Folders whose changes the development server follows. */
  readonly watch: readonly string[];
  /** SVG that the raster icons are made from, inside `static`. */
  readonly icon: string;
}
