import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hashOf, Memo } from '../cache.ts';
import type { Outline, PreviewProps, Site } from '../contract.ts';
import { rasterize } from './rasterize.ts';

/** Width of a preview picture in pixels; its height follows from the drawing (Open Graph: 1200 × 630). */
const WIDTH = 1200;

/** `/a/b` → `/previews/a-b.png`: not hashed, because other sites keep the address. */
export const previewUrl = (route: string): string => `/previews/${route.slice(1).replaceAll('/', '-') || 'index'}.png`;

type OutlineText = PreviewProps['outline'];

/** Opens a font and draws texts as outlines: pictures look the same on machines without the font. */
async function openFont(file: Buffer): Promise<OutlineText> {
  const { create } = await import('fontkit');
  const font = create(file);
  if (!('layout' in font)) throw new Error('The font of the previews holds no single font.');
  return (text, size) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions, advanceWidth } = font.layout(text);
    let x = 0;
    const parts = glyphs.map((glyph, index) => {
      const d = glyph.path.translate(x, 0).scale(scale, -scale).toSVG();
      x += positions[index]?.xAdvance ?? 0;
      return d;
    });
    return { d: parts.join(''), width: advanceWidth * scale };
  };
}

/** Outlines by font, size and text: with all of them known, the font engine (120 ms) is not even loaded. */
const outlines = new Memo<Outline>('outlines', 20_000);
const UNKNOWN = new Error('This text has no known outline.');

/** Draws the preview pictures of one build. */
export class Previews {
  #file: Promise<Buffer> | undefined;
  #font: Promise<OutlineText> | undefined;

  constructor(readonly site: Site) {}

  async #render(Preview: ComponentType<PreviewProps>, route: string, heading: string): Promise<string> {
    this.#file ??= readFile(path.join(this.site.root, this.site.preview?.font ?? ''));
    const file = await this.#file;
    const fontKey = hashOf(file);
    const draw = (font?: OutlineText) => {
      const outline: OutlineText = (text, size) => {
        const key = `${fontKey} ${size} ${text}`;
        const known = outlines.get(key);
        if (known) return known;
        if (!font) throw UNKNOWN;
        const fresh = font(text, size);
        outlines.set(key, fresh);
        return fresh;
      };
      return renderToStaticMarkup(createElement(Preview, { route, heading, outline }));
    };
    try {
      return draw();
    } catch (error) {
      if (error !== UNKNOWN) throw error;
      this.#font ??= openFont(file);
      return draw(await this.#font);
    }
  }

  /** The PNG for a page. @param heading text of its h1 */
  async draw(Preview: ComponentType<PreviewProps>, route: string, heading: string): Promise<Buffer> {
    return rasterize(await this.#render(Preview, route, heading), WIDTH);
  }
}
