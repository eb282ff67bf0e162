/** The shape of `reports/bundle.json`. `docs/bundle.schema.json` describes every field, and a test applies it. */

import type { Problem } from '../problems.ts';
import type { ScreenName } from '../render/screens.ts';
import type { Subresource, SubresourceKind } from '../render/subresources.ts';
import type { BudgetKind, Spending, Standing } from '../weigh/budget-kinds.ts';
import type { Bytes } from '../weigh/compressed-size.ts';
import type { Provenance } from './provenance.ts';

/** Grows when a field changes its name or meaning; not when one is added. */
export const VERSION = 2;

export interface ModuleBytes {
  readonly module: string;
  readonly bytes: number;
}

export interface AuditedFile {
  readonly kind: SubresourceKind;
  readonly bytes: Bytes;
  readonly pages: number;
  readonly modules: readonly ModuleBytes[];
}

/** What a first visit loads; `css` is a part of `html`. */
const VISIT_KINDS = ['html', 'css', 'style', 'entry', 'shared', 'font', 'image', 'media', 'rules'] as const;
/** What a page weighs, by kind and time; `total` is the first visit. */
export const BYTE_KINDS = [...VISIT_KINDS, 'total', 'lazy', 'interaction'] as const;
export type ByteKind = (typeof BYTE_KINDS)[number];

export interface NextVisit {
  readonly from: string;
  readonly bytes: Bytes;
  readonly requests: number;
}

export interface AuditedPage {
  readonly route: string;
  readonly file: string;
  readonly bytes: Readonly<Record<ByteKind, Bytes>>;
  readonly requests: number;
  readonly next: NextVisit | null;
  readonly budget: Readonly<Record<BudgetKind, Spending>>;
  readonly files: readonly Omit<Subresource, 'kind'>[];
  readonly sheet: string;
  readonly markup: readonly ModuleBytes[];
}

/** Pages taken apart. */
export interface AuditedPages {
  readonly pages: readonly AuditedPage[];
  readonly total: Bytes;
  readonly files: Readonly<Record<string, AuditedFile>>;
  readonly sheets: Readonly<Record<string, readonly ModuleBytes[]>>;
  readonly chains: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly packages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Bytes of a module before compression, and how many of them a visit did not run or apply. */
export interface UnusedBytes extends ModuleBytes {
  readonly kind: 'script' | 'style';
  readonly unused: number;
}

/** A first visit to one page on one screen, as Chromium made it. */
export interface BrowserVisit {
  readonly route: string;
  readonly screen: ScreenName;
  readonly requests: number;
  readonly bytes: number;
  readonly differences: readonly string[];
  /** Most unused first. */
  readonly unused: readonly UnusedBytes[];
  readonly lcp: number | null;
  readonly cls: number | null;
}

/** What a choice of a visitor asks of other hosts: their requests. */
export interface BrowserChoice {
  readonly route: string;
  readonly selector: string;
  readonly hosts: Readonly<Record<string, number>>;
}

export interface BrowserAudit {
  /** Name and version. */
  readonly browser: string;
  readonly visits: readonly BrowserVisit[];
  readonly choices: readonly BrowserChoice[];
}

export interface Audit extends AuditedPages, Provenance {
  readonly version: typeof VERSION;
  readonly verdict: Standing;
  readonly failures: readonly Problem[];
  readonly browser: BrowserAudit | null;
}
