import {
  type Audit,
  type AuditedPage,
  BYTE_KINDS,
  type ByteKind,
  type ModuleBytes,
  VERSION,
} from '../../ssg/audit/model.ts';
import { type Budgets, spendingOf } from '../../ssg/weigh/budgets.ts';
import { addBytes, type Bytes, NO_BYTES } from '../../ssg/weigh/compressed-size.ts';
import type { PageWeight } from '../../ssg/weigh/page-weight.ts';
import { anyWeight } from './fixture.ts';

/** A size whose three forms can be told apart. */
export const size = (brotli: number): Bytes => ({ raw: brotli * 4, gzip: brotli + 10, brotli });

/** A page's weight from the brotli bytes of its kinds. */
export function weightOf(route: string, kinds: Partial<Record<ByteKind, number>>, requests = 1): PageWeight {
  const of = (kind: ByteKind): Bytes => (kinds[kind] === undefined ? NO_BYTES : size(kinds[kind]));
  const script = addBytes(of('entry'), of('shared'));
  const first = (['html', 'style', 'font', 'image', 'media', 'rules'] as const).map(of);
  return {
    route,
    html: of('html'),
    css: of('css').raw,
    style: of('style'),
    script,
    font: of('font'),
    image: of('image'),
    media: of('media'),
    total: first.reduce(addBytes, script),
    lazy: of('lazy'),
    interaction: of('interaction'),
    requests,
    files: [],
    hasIslands: script.raw > 0,
  };
}

interface PageParts {
  readonly kinds: Partial<Record<ByteKind, number>>;
  readonly markup?: readonly ModuleBytes[];
  readonly requests?: number;
}

/** An audit of pages that load no files. @param rest replaces other parts of it */
export function auditOf(
  pages: Readonly<Record<string, PageParts>>,
  budgets: Budgets = anyWeight,
  rest: Partial<Audit> = {},
): Audit {
  const audited = Object.entries(pages).map(([route, { kinds, markup = [], requests = 1 }]): AuditedPage => {
    const weight = weightOf(route, kinds, requests);
    const bytes = Object.fromEntries(BYTE_KINDS.map((kind) => [kind, kinds[kind] ? size(kinds[kind]) : NO_BYTES]));
    return {
      route,
      file: `pages${route}.tsx`,
      bytes: { ...(bytes as AuditedPage['bytes']), total: weight.total },
      requests,
      next: null,
      budget: spendingOf(weight, budgets),
      files: [],
      sheet: 'none',
      markup,
    };
  });
  const total = audited.map(({ bytes }) => bytes.total).reduce(addBytes, NO_BYTES);
  return {
    version: VERSION,
    commit: null,
    changed: false,
    date: '2026-01-01T00:00:00Z',
    tools: {},
    verdict: 'within',
    failures: [],
    browser: null,
    pages: audited,
    total,
    files: {},
    sheets: {},
    chains: {},
    packages: {},
    ...rest,
  };
}
