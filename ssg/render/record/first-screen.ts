import type { Attribute, Tag, TokenHandler } from './html-tokens.ts';

/**
 * Collects the classes of the first screen. It is everything up to the end of the first section of `<main>`: what stands
 * after it is painted after the deferred styles, a bar at the foot of the window too.
 */
export class FirstScreenReader implements TokenHandler {
  readonly #depth = { main: 0, section: 0, 'island-root': 0 };
  #hasSection = false;
  readonly classes = new Set<string>();
  /**
   * Where the first screen ends. A section inside of an island ends with the island: Preact removes from it what the
   * island has not rendered itself.
   */
  end: number | undefined;

  open({ name }: Tag, attributes: readonly Attribute[]): void {
    if (this.end !== undefined) return;
    for (const attribute of attributes) {
      if (attribute.name === 'class') for (const one of attribute.value.split(/\s+/)) this.classes.add(one);
    }
    if (name === 'main' || name === 'island-root' || (name === 'section' && this.#depth.main > 0)) {
      this.#depth[name] += 1;
    }
  }

  close({ name, end }: Tag): void {
    if (name !== 'main' && name !== 'section' && name !== 'island-root') return;
    this.#depth[name] = Math.max(0, this.#depth[name] - 1);
    if (name === 'section' && this.#depth.main > 0 && this.#depth.section === 0) this.#hasSection = true;
    if (this.#hasSection && this.#depth['island-root'] === 0) this.end ??= end;
  }
}
