import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Outline, PreviewProps, Site } from './contract.ts';
import { unescapeHtml } from './html.ts';
import { rasterize } from './images.ts';

/** Width of a preview picture in pixels; its height follows from the drawing (Open Graph: 1200 × 630). */
const WIDTH = 1200;

/** `/a/b` → `/previews/a-b.png`: not hashed, because other sites keep the address. */
export const previewUrl = (route: string): string => `/previews/${route.slice(1).replaceAll('/', '-') || 'index'}.png`;

type OutlineText = (text: string, size: number) => Outline;

/** Opens a font and draws texts as outlines: pictures look the same on machines without the font. */
async function openFont(file: string): Promise<OutlineText> {
  const { create } = await import('fontkit');
  const font = create(await readFile(file));
  if (!('layout' in font)) throw new Error(`${file} holds no single font.`);
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

/** Draws the preview pictures of one build: the font is opened once, and only when a site has previews. */
export class Previews {
  #font: Promise<OutlineText> | undefined;

  constructor(readonly site: Site) {}

  /** The PNG for a page, from the h1 of its document. */
  async draw(Preview: ComponentType<PreviewProps>, route: string, html: string): Promise<Buffer> {
    this.#font ??= openFont(path.join(this.site.root, this.site.preview?.font ?? ''));
    const outline = await this.#font;
    const heading = unescapeHtml(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '');
    return rasterize(renderToStaticMarkup(createElement(Preview, { route, heading, outline })), WIDTH);
  }
}
