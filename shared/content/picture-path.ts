import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Manifest = z.record(
  z.string(),
  z.object({ variants: z.array(z.object({ format: z.string(), width: z.int(), path: z.string() })) }),
);

/** Written by `npm run content -- picture`. */
const manifest = z.parse(
  Manifest,
  JSON.parse(readFileSync(join(import.meta.dirname, '../../web/build/picture-manifest.json'), 'utf8')),
);

/** Pixels: as wide as a list shows a picture on a screen of two pixels a point. */
const plainWidth = 960;

/**
 * Address of the file of a picture for whoever chooses among none: of its WebP files the one that is nearest to 960 pixels wide.
 * @throws Error where there is no such picture
 */
export function picturePath(name: string): string {
  const files = manifest[name]?.variants.filter(({ format }) => format === 'webp') ?? [];
  const [nearest] = files.toSorted((a, b) => Math.abs(a.width - plainWidth) - Math.abs(b.width - plainWidth));
  if (!nearest) throw new Error(`There is no picture named ${name} in web/build/picture-manifest.json`);
  return nearest.path;
}
