import type { SubresourceKind } from '../render/subresources.ts';
import type { AuditedPage, AuditedPages, ModuleBytes } from './model.ts';

/** How a module reaches a page. */
export type ModuleKind = 'markup' | 'css' | 'style' | 'script' | 'file';

/** A module of a page with the way it comes. */
export interface PageModuleBytes extends ModuleBytes {
  readonly kind: ModuleKind;
}

/** Whether a file is one of the page's scripts, its own or a shared one. */
export const isScript = (kind: SubresourceKind): boolean => kind === 'entry' || kind === 'shared';

/** `/assets/font-1A2B3C4D.woff2` → `assets/font.woff2`: the name that stays when the content changes. */
export const unhashedName = (url: string): string => url.slice(1).replace(/-[A-Z\d]{8}(?=\.\w+$)/, '');

/** Everything that a first visit loads, bytes before compression: modules, and files that have none. */
export function modulesOf(
  page: Pick<AuditedPage, 'files' | 'markup' | 'sheet'>,
  { files, sheets }: Pick<AuditedPages, 'files' | 'sheets'>,
): PageModuleBytes[] {
  const tagged = (modules: readonly ModuleBytes[], kind: ModuleKind): PageModuleBytes[] =>
    modules.map((item) => ({ ...item, kind }));
  const loaded = page.files.flatMap(({ url, when }) => {
    const file = files[url];
    if (!file || when) return [];
    const whole = [{ module: unhashedName(url), bytes: file.bytes.raw }];
    const kind = isScript(file.kind) ? 'script' : file.kind === 'style' ? 'style' : 'file';
    return tagged(file.modules.length > 0 ? file.modules : whole, kind);
  });
  return [...tagged(page.markup, 'markup'), ...tagged(sheets[page.sheet] ?? [], 'css'), ...loaded];
}

const PACKAGE = /^(.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** The package that a module belongs to, with its folder; nothing for a file of the site. */
export function packageOf(module: string): { readonly name: string; readonly folder: string } | undefined {
  const [, folder, name] = PACKAGE.exec(module) ?? [];
  return folder && name ? { name, folder } : undefined;
}

/** The package or folder that a module belongs to: `preact`, `components/faq`; a name in brackets is its own. */
export function ownerOf(module: string): string {
  const end = module.lastIndexOf('/');
  return packageOf(module)?.name ?? (end > 0 && !module.startsWith('(') ? module.slice(0, end) : module);
}

/** Adds up by name, largest first; ties in the order of their names. */
export function tally(modules: readonly ModuleBytes[]): ModuleBytes[] {
  const sums = new Map<string, number>();
  for (const { module, bytes } of modules) sums.set(module, (sums.get(module) ?? 0) + bytes);
  return [...sums]
    .map(([module, bytes]) => ({ module, bytes }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes || (a.module < b.module ? -1 : 1));
}
