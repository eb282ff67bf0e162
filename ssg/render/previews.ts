import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hashOf, recall, remember } from '../cache.ts';
import type { PreviewProps } from '../contract.ts';
import { refusal } from '../runtime/guards.ts';
import { lackingIn, lackingPattern } from './fonts.ts';
import { drawPng } from './rasterize.ts';

/** Width of a preview picture in pixels; its height follows from the drawing (Open Graph: 1200 × 630). */
const WIDTH = 1200;
/** 9 would take four times as long for a fourth less. */
const COMPRESSION = 3;

/** `/a/b` → `/previews/a-b.png`: not hashed, because other sites keep the address. */
export const previewUrl = (route: string): string => `/previews/${route.slice(1).replaceAll('/', '-') || 'index'}.png`;

/** Draws texts as outlines: pictures look the same on machines without the font. */
async function openFont(file: Buffer): Promise<PreviewProps['outline']> {
  const { create } = await import('fontkit');
  const font = create(file);
  if (!('layout' in font)) throw new Error('The font of the previews holds no single font.');
  const known = new Map<string, ReturnType<typeof font.layout>>();
  return (text, size) => {
    const scale = size / font.unitsPerEm;
    const run = known.get(text) ?? font.layout(text);
    if (known.size > 1000) known.clear();
    known.set(text, run); // a heading is tried at several sizes
    const draw = (): string => {
      let x = 0;
      const parts = run.glyphs.map((glyph, index) => {
        const d = glyph.path.transform(scale, 0, 0, -scale, x * scale, 0).toSVG();
        x += run.positions[index]?.xAdvance ?? 0;
        return d;
      });
      return parts.join('');
    };
    let d: string | undefined;
    return {
      width: run.advanceWidth * scale,
      // Most texts are only measured.
      get d() {
        d ??= draw();
        return d;
      },
    };
  };
}

/** Draws the picture of a page. @param heading text of its h1 @throws Error when the font lacks a character */
export type DrawPreview = (route: string, heading: string) => Promise<Buffer>;

/** @param module file URL of the component that draws; its name holds a hash of all that it imports */
export function openPreviews(root: string, fontFile: string, module: string): DrawPreview {
  const font = readFile(path.join(root, fontFile));
  font.catch(() => undefined); // each page reports it
  const open = async () => ({
    Preview: ((await import(module)) as { readonly default: ComponentType<PreviewProps> }).default,
    outline: await openFont(await font),
    lacking: await lackingPattern(await font),
  });
  let opened: ReturnType<typeof open> | undefined;
  return async (route, heading) => {
    const key = [path.basename(module), hashOf(await font), route, heading].join('\n');
    const known = recall('preview', key);
    if (known) return known;
    opened ??= open();
    const { Preview, outline, lacking } = await opened;
    let texts = '';
    const svg = renderToStaticMarkup(
      createElement(Preview, {
        route,
        heading,
        outline(text, size) {
          texts += text;
          return outline(text, size);
        },
      }),
    );
    const missing = lackingIn(texts, lacking);
    if (missing) {
      const fix = 'Write another character, or add it to the font.';
      throw refusal(
        `The font ${fontFile} of the preview pictures lacks "${missing}", which that of ${route} shows.`,
        fix,
      );
    }
    const png = await drawPng(svg, { width: WIDTH, density: 72, compressionLevel: COMPRESSION });
    remember('preview', key, png);
    return png;
  };
}
