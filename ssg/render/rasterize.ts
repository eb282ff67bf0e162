import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../cache.ts';
import { CACHE } from '../paths.ts';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Square icons that browsers and home screens ask for, in pixels. */
export const ICONS: Readonly<Record<string, number>> = {
  'icon-192.png': 192,
  'icon-512.png': 512,
  'apple-touch-icon.png': 180,
};

/**
 * Draws an SVG as a PNG of `width` pixels. Results are kept by content, so an unchanged drawing costs one read;
 * a damaged file in the cache is noticed by its signature and drawn anew.
 */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  const file = path.join(CACHE, 'images', `${hashOf(`${width}\n${svg}`)}.png`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached?.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE) && cached.includes('IEND')) return cached;
  const { default: sharp } = await import('sharp'); // 60 ms to import: only when something has to be drawn
  const png = await sharp(Buffer.from(svg), { density: 300 }).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, png);
  return png;
}
