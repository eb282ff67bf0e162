import { recall, remember } from '../cache.ts';

/** Square icons that browsers and home screens ask for, in pixels. */
export const ICONS: Readonly<Record<string, number>> = {
  'icon-192.png': 192,
  'icon-512.png': 512,
  'apple-touch-icon.png': 180,
};

/** Draws an SVG as a PNG of `width` pixels. @param compressionLevel 0 to 9, which takes longest */
export async function drawPng(svg: string, width: number, compressionLevel: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp'); // 60 ms to import: only when something has to be drawn
  // The density of a small icon that is drawn large.
  return sharp(Buffer.from(svg), { density: 300 }).resize({ width }).png({ compressionLevel }).toBuffer();
}

/** Draws an icon, or takes it from the cache. */
export async function drawIcon(svg: string, width: number): Promise<Buffer> {
  const key = `${width}\n${svg}`;
  const known = recall('icon', key);
  if (known) return known;
  const png = await drawPng(svg, width, 9);
  remember('icon', key, png);
  return png;
}
