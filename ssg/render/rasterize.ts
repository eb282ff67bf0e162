import { recall, remember } from '../cache.ts';

/** Square icons that browsers and home screens ask for, in pixels. */
export const ICONS: Readonly<Record<string, number>> = {
  'icon-192.png': 192,
  'icon-512.png': 512,
  'apple-touch-icon.png': 180,
};

/** How a drawing becomes a picture. */
interface PngOptions {
  /** Pixels. */
  readonly width: number;
  /** Pixels per inch that the drawing is painted with: more than 72 for one that is to be enlarged. */
  readonly density: number;
  /** 0 to 9, which takes longest. */
  readonly compressionLevel: number;
}

/** Draws an SVG as a PNG. */
export async function drawPng(svg: string, { width, density, compressionLevel }: PngOptions): Promise<Buffer> {
  const { default: sharp } = await import('sharp'); // 60 ms to import: only when something has to be drawn
  return sharp(Buffer.from(svg), { density }).resize({ width }).png({ compressionLevel }).toBuffer();
}

/** Draws an icon, or takes it from the cache. */
export async function drawIcon(svg: string, width: number): Promise<Buffer> {
  const key = `${width}\n${svg}`;
  const known = recall('icon', key);
  if (known) return known;
  const png = await drawPng(svg, { width, density: 300, compressionLevel: 9 });
  remember('icon', key, png);
  return png;
}
