import { FileCache } from '../cache.ts';

/** Square icons that browsers and home screens ask for, in pixels. */
export const ICONS: Readonly<Record<string, number>> = {
  'icon-192.png': 192,
  'icon-512.png': 512,
  'apple-touch-icon.png': 180,
};

const pictures = new FileCache('pictures', 256 * 1024 * 1024);

/** Draws an SVG as a PNG of `width` pixels. An unchanged drawing costs one read. */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  const key = `${width}\n${svg}`;
  const known = pictures.get(key);
  if (known) return known;
  const { default: sharp } = await import('sharp'); // 60 ms to import: only when something has to be drawn
  const png = await sharp(Buffer.from(svg), { density: 300 }).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
  pictures.set(key, png);
  return png;
}
