import { readFile, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { CoverageEntry } from 'puppeteer';
import { bundleClient } from '../../compile/client-bundle.ts';
import { modulesFolder } from '../../paths.ts';
import { readDocument } from '../../render/document-record.ts';
import { divideStyles } from '../../render/first-screen-styles.ts';
import type { AuditSources } from '../collect.ts';
import { moduleName } from '../graph.ts';
import type { UnusedBytes } from '../model.ts';
import { unhashedName } from '../modules.ts';

/** Which part of a script or stylesheet belongs to which module: from its position to the next. */
type ModuleMap = readonly { readonly start: number; readonly module: string }[];
export type ScriptMaps = ReadonlyMap<string, ModuleMap>;

/** Divides what ran or applied among modules. What lies before the first belongs to none. */
export function unusedBytes(kind: UnusedBytes['kind'], entry: CoverageEntry, map: ModuleMap): UnusedBytes[] {
  const { text, ranges } = entry;
  const found = new Map<string, { bytes: number; used: number }>();
  for (const [at, { start, module }] of map.entries()) {
    const end = Math.min(text.length, map[at + 1]?.start ?? text.length);
    const sum = found.get(module) ?? { bytes: 0, used: 0 };
    sum.bytes += Math.max(0, end - start);
    for (const range of ranges) sum.used += Math.max(0, Math.min(end, range.end) - Math.max(start, range.start));
    found.set(module, sum);
  }
  return [...found].map(([module, { bytes, used }]) => ({ module, kind, bytes, unused: bytes - used }));
}

/** The maps of all scripts, by unhashed name: bundled once more with source maps, which changes nothing but the names. */
export async function scriptMaps({ site, compiled }: AuditSources): Promise<ScriptMaps> {
  const buildId = `${site.root} with source maps`;
  const { assets } = await bundleClient(site, compiled.pages, buildId, { sourceMaps: true });
  const maps = [...assets].filter(([url]) => url.endsWith('.js.map'));
  const read = maps.map(async ([url, file]) => {
    const script = await readFile(file.slice(0, -'.map'.length), 'utf8');
    const payload = JSON.parse(await readFile(file, 'utf8')) as SourceMapPayload;
    return [unhashedName(url.slice(0, -'.map'.length)), mapOf(script, payload, path.dirname(file), site.root)] as const;
  });
  const found = new Map(await Promise.all(read));
  await rm(modulesFolder(buildId), { recursive: true, force: true });
  return found;
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
export function styleMap(
  file: string,
  place: 'inline' | 'deferred',
  html: string,
  { compiled }: AuditSources,
): ModuleMap {
  const page = compiled.pages.find(({ route }) => route.file === file);
  if (!page) return [];
  let start = 0;
  return divideStyles(page.styles, readDocument(html), compiled.client.scriptsOf(page).words).map((part) => {
    const from = start;
    start += part[place].length;
    return { start: from, module: part.source || '(unnamed)' };
  });
}
