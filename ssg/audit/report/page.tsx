import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { GENERATOR } from '../../paths.ts';
import { hashSource } from '../../render/csp.ts';
import type { AuditSources } from '../collect.ts';
import { type Comparison, grownBy } from '../compare.ts';
import { countsOf } from '../compare-text.ts';
import { change, count, percent } from '../format.ts';
import type { Audit, AuditedPage } from '../model.ts';
import { heaviestFirst, tightest } from '../terminal-tables.ts';
import { Changes } from './changes.tsx';
import { Files, PageDetails } from './details.tsx';
import { Pages } from './pages.tsx';
import { KIND_NAMES } from './treemap-svg.tsx';

const FOLDER = path.join(GENERATOR, 'audit/report');
const SHEETS = ['report.css', 'tables.css', 'details.css'];

/** The first font that the site's pages load, as a URL that needs no file. */
async function fontFace({ files }: Audit, { folder, compiled: { data } }: AuditSources): Promise<string> {
  const [url] = Object.entries(files).find(([, { kind }]) => kind === 'font') ?? [];
  if (!url) return '';
  const font = await readFile(path.join(folder, url.slice(data.basePath.length))).catch(() => undefined);
  if (!font) return '';
  const source = `url(data:font/woff2;base64,${font.toString('base64')}) format("woff2")`;
  return `@font-face{font-family:Site;src:${source};font-weight:1 1000;font-stretch:50% 200%}`;
}

async function styles(): Promise<string> {
  const texts = SHEETS.map((name) => readFile(path.join(FOLDER, name), 'utf8'));
  const { code } = await transform((await Promise.all(texts)).join(''), { loader: 'css', minify: true });
  return code;
}

async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(FOLDER, 'client.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome120', 'firefox120', 'safari17'],
  });
  return (outputFiles[0]?.text ?? '').replaceAll('</', '<\\/');
}

/** Of pages with one source, the heaviest is taken apart, in the order of the heaviest first. */
function heaviestOfEach(pages: readonly AuditedPage[]): { readonly page: AuditedPage; readonly routes: number }[] {
  const sources = new Map<string, { page: AuditedPage; routes: number }>();
  for (const page of heaviestFirst(pages)) {
    const known = sources.get(page.file);
    sources.set(page.file, { page: known?.page ?? page, routes: (known?.routes ?? 0) + 1 });
  }
  return [...sources.values()];
}

interface FiguresProps {
  readonly audit: Audit;
  readonly comparison: Comparison | undefined;
}

function Figures({ audit: { pages }, comparison }: FiguresProps) {
  const [heaviest] = heaviestFirst(pages);
  const least = pages
    .flatMap((page) => ({ page, ...tightest(page) }))
    .flatMap(({ page, kind, left, limit }) =>
      kind && left !== undefined && limit ? [{ page, kind, left, limit }] : [],
    )
    .sort((a, b) => a.left / a.limit - b.left / b.limit)[0];
  const requests = Math.max(0, ...pages.map((page) => page.requests));
  return (
    <dl className="figures">
      <div>
        <dt>Heaviest first visit, bytes in brotli</dt>
        <dd>{count(heaviest?.bytes.total.brotli ?? 0)}</dd>
        <dd className="note">{heaviest?.route}</dd>
      </div>
      <div>
        <dt>Least budget left</dt>
        <dd>{least ? percent(least.left, least.limit) : '–'}</dd>
        <dd className="note">{least ? `${least.kind} of ${least.page.route}` : 'no budget is set'}</dd>
      </div>
      <div>
        <dt>Requests of a first visit, at most</dt>
        <dd>{requests}</dd>
        <dd className="note">{`on ${pages.filter((page) => page.requests === requests).length} of ${pages.length} pages`}</dd>
      </div>
      {comparison ? (
        <div>
          <dt>Since the former audit, all pages</dt>
          <dd>{change(grownBy(comparison.total))}</dd>
          <dd className="note">{countsOf(comparison)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

const hasChanges = (comparison: Comparison | undefined): comparison is Comparison =>
  comparison !== undefined && comparison.pages.length + comparison.modules.length > 0;

/** What pages weigh, a circle, reaches into their budget, a rectangle. */
function Art() {
  return (
    <svg className="art" viewBox="0 0 360 280" aria-hidden="true">
      <clipPath id="plane">
        <rect width="150" height="280" />
      </clipPath>
      <circle className="guest" cx="180" cy="150" r="110" />
      <circle className="match" cx="180" cy="150" r="110" clipPath="url(#plane)" />
    </svg>
  );
}

/** A URL that is none is a problem of the build, which is reported with all others. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** The whole report as one document that needs nothing else: no file, no network. */
export async function reportPage(
  audit: Audit,
  comparison: Comparison | undefined,
  sources: AuditSources,
): Promise<string> {
  const [font, css, code] = await Promise.all([fontFace(audit, sources), styles(), script()]);
  const details = heaviestOfEach(audit.pages);
  const style = font + css;
  const policy = `default-src 'none'; style-src ${hashSource(style)}; script-src ${hashSource(code)}; font-src data:; base-uri 'none'; form-action 'none'`;
  const html = renderToStaticMarkup(
    <body>
      <header>
        <Art />
        <p>{hostOf(sources.compiled.data.url)}</p>
        <h1>What the pages weigh</h1>
      </header>
      <main>
        <Figures audit={audit} comparison={comparison} />
        {hasChanges(comparison) ? <Changes comparison={comparison} /> : null}
        <Pages audit={audit} detailed={new Set(details.map(({ page }) => page.route))} />
        <section aria-labelledby="details">
          <div className="head">
            <h2 id="details">Taken apart</h2>
            <p>
              Which component and which package costs what, in bytes before compression, and which imports brought it
              in.
            </p>
          </div>
          <ul className="legend">
            {Object.entries(KIND_NAMES).map(([kind, name]) => (
              <li key={kind} className={`legend--${kind}`}>
                {name}
              </li>
            ))}
          </ul>
          {details.map(({ page, routes }) => (
            <PageDetails key={page.route} audit={audit} page={page} routes={routes} />
          ))}
        </section>
        <Files audit={audit} />
      </main>
    </body>,
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>What the pages weigh</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>${style}</style>
</head>
${html.replace('</body>', () => `<script>${code}</script>\n</body>`)}
</html>
`;
}
