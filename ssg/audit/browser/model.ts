import type { ScreenName } from '../../render/screens.ts';

/** Bytes of a module before compression, and how many of them a visit did not run or apply. */
export interface UnusedBytes {
  readonly module: string;
  readonly kind: 'script' | 'style';
  readonly bytes: number;
  readonly unused: number;
}

/** A first visit to one page on one screen, as Chromium made it. */
export interface BrowserVisit {
  readonly route: string;
  readonly screen: ScreenName;
  readonly requests: number;
  /** Of all bodies, on the wire. */
  readonly bytes: number;
  /** Differences from what the audit counts; empty where there are none. */
  readonly differences: readonly string[];
  /** Most unused first. */
  readonly unused: readonly UnusedBytes[];
  /** Milliseconds until the largest part of the first screen is painted, on a slow phone. */
  readonly lcp: number | null;
  /** How far the layout shifted, by the measure of Web Vitals. */
  readonly cls: number | null;
}

/** What a choice of a visitor asks of other hosts. */
export interface BrowserChoice {
  readonly route: string;
  readonly selector: string;
  /** Hosts with their number of requests; empty where none is asked. */
  readonly hosts: Readonly<Record<string, number>>;
}

export interface BrowserAudit {
  /** Name and version. */
  readonly browser: string;
  readonly visits: readonly BrowserVisit[];
  readonly choices: readonly BrowserChoice[];
}
