import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { CDPSession } from 'puppeteer';
import { bundleClient } from '../../compile/client-bundle.ts';
import type { Site } from '../../contract.ts';
import { readDocument } from '../../render/document-record.ts';
import { divideStyles } from '../../render/first-screen-styles.ts';
import type { AuditSources } from '../collect.ts';
import { moduleName } from '../graph.ts';
import { unhashedName } from '../model.ts';
import type { UnusedBytes } from './model.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Which part of a script or stylesheet belongs to which module: from its position to the next. */
export type ModuleMap = readonly { readonly start: number; readonly module: string }[];

/** Starts to note which functions run and which rules apply. */
export async function startCoverage(session: CDPSession): Promise<() => Promise<readonly Covered[]>> {
  const sheets = new Map<string, { readonly url: string; readonly length: number }>();
  const note = ({
    header,
  }: {
    header: { styleSheetId: string; sourceURL: string; length: number; isInline: boolean };
  }) => {
    // Chromium has some of its own, without an address.
    if (header.sourceURL === '') return;
    sheets.set(header.styleSheetId, { url: header.isInline ? '' : header.sourceURL, length: header.length });
  };
  session.on('CSS.styleSheetAdded', note);
  for (const domain of ['DOM', 'CSS', 'Profiler'] as const) await session.send(`${domain}.enable`);
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  await session.send('CSS.startRuleUsageTracking');
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const { ruleUsage } = await session.send('CSS.stopRuleUsageTracking');
    await session.send('Profiler.stopPreciseCoverage');
    session.off('CSS.styleSheetAdded', note);
    const scripts = result
      .filter(({ url }) => /^https?:.*\.js$/.test(url))
      .map(({ url, functions }) => {
        const ranges = functions.flatMap((one) => one.ranges);
        const length = Math.max(0, ...ranges.map(({ endOffset }) => endOffset));
        return { kind: 'script' as const, url, length, used: usedRanges(ranges, length) };
      });
    const styles = [...sheets].map(([id, { url, length }]) => {
      const rules = ruleUsage.filter(({ styleSheetId, used }) => styleSheetId === id && used);
      return {
        kind: 'style' as const,
        url,
        length,
        used: rules.map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset })),
      };
    });
    return [...scripts, ...styles.filter(({ length }) => length > 0)];
  };
}

/** A script or sheet with the parts that were used; an inlined sheet has no URL. */
export interface Covered {
  readonly kind: 'script' | 'style';
  readonly url: string;
  readonly length: number;
  readonly used: readonly Range[];
}

/** Inner ranges say more than those around them. */
function usedRanges(
  ranges: readonly { startOffset: number; endOffset: number; count: number }[],
  length: number,
): Range[] {
  const isUsed = new Uint8Array(length);
  const outerFirst = [...ranges].sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst) isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  const used: Range[] = [];
  for (let at = 0; at < length; at += 1) {
    if (!isUsed[at]) continue;
    const start = at;
    while (isUsed[at]) at += 1;
    used.push({ start, end: at });
  }
  return used;
}

/** Divides what was used among modules. What lies before the first belongs to none. */
export function unusedBytes({ kind, length, used }: Covered, map: ModuleMap): UnusedBytes[] {
  const found = new Map<string, { bytes: number; used: number }>();
  for (const [at, { start, module }] of map.entries()) {
    const end = Math.min(length, map[at + 1]?.start ?? length);
    const entry = found.get(module) ?? { bytes: 0, used: 0 };
    entry.bytes += Math.max(0, end - start);
    for (const range of used) entry.used += Math.max(0, Math.min(end, range.end) - Math.max(start, range.start));
    found.set(module, entry);
  }
  return [...found].map(([module, { bytes, used: of }]) => ({ module, kind, bytes, unused: bytes - of }));
}

/** The name that a bundle with source maps is written by. */
export const mapsFolder = ({ root }: Site): string => `${root} with source maps`;

/** The maps of all scripts, by unhashed name: bundled once more with source maps, which changes nothing but the names. */
export async function scriptMaps({ site, compiled }: AuditSources): Promise<ReadonlyMap<string, ModuleMap>> {
  const { assets } = await bundleClient(site, compiled.pages, mapsFolder(site), { sourceMaps: true });
  const maps = [...assets].filter(([url]) => url.endsWith('.js.map'));
  const read = maps.map(async ([url, file]) => {
    const script = await readFile(file.slice(0, -'.map'.length), 'utf8');
    const payload = JSON.parse(await readFile(file, 'utf8')) as SourceMapPayload;
    return [unhashedName(url.slice(0, -'.map'.length)), mapOf(script, payload, path.dirname(file), site.root)] as const;
  });
  return new Map(await Promise.all(read));
}

function mapOf(script: string, payload: SourceMapPayload, folder: string, root: string): ModuleMap {
  const map = new SourceMap(payload);
  const found: { start: number; module: string }[] = [];
  let offset = 0;
  for (const [line, text] of script.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      const source = 'originalSource' in entry ? entry.originalSource.replace(/^[a-z-]+:(?=\/|islands)/, '') : '';
      const module = source ? moduleName(path.resolve(folder, source), root) : '(imports and exports)';
      if (found.at(-1)?.module !== module) found.push({ start: offset + column, module });
    }
    offset += text.length + 1;
  }
  return found;
}

/** Which part of a page's inlined or deferred styles comes from which source. */
export async function styleMap(
  file: string,
  place: 'inline' | 'deferred',
  document: string,
  { compiled }: AuditSources,
): Promise<ModuleMap> {
  const parts = compiled.pages.find(({ route }) => route.file === file)?.styles ?? [];
  let start = 0;
  return divideStyles(parts, readDocument(document)).map((part) => {
    const from = start;
    start += part[place].length;
    return { start: from, module: part.source || '(unnamed)' };
  });
}
