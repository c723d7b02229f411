/** Writes a master's files into web/public/pictures and its lines into the manifest. */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  type PictureEntry,
  type PictureManifest,
  type PictureVariant,
  pictureManifestFile,
} from '../build/picture-manifest.ts';
import type { Picture } from './catalogue/picture.ts';
import { asAvif, asWebp, averageColour, encodeWithin } from './encode.ts';

const PUBLIC = new URL('../public/pictures/', import.meta.url);

const FORMATS = [
  { format: 'avif', encoder: asAvif, quality: 63, allowance: 1 },
  // WebP needs about half as many bytes again for the same look; only older browsers load it.
  { format: 'webp', encoder: asWebp, quality: 80, allowance: 1.9 },
] as const;

/** Replaces entries of the manifest, keeping it in order of name. */
export function writeManifest(manifest: PictureManifest): void {
  const sorted = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(pictureManifestFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function removeFormerFiles(name: string): void {
  const former = new RegExp(`^${name}-\\d+\\.(avif|webp)$`);
  for (const file of readdirSync(PUBLIC)) if (former.test(file)) rmSync(new URL(file, PUBLIC));
}

/** Encodes every variant of a picture and returns its manifest entry. */
export async function publish(picture: Picture, master: Buffer): Promise<PictureEntry> {
  mkdirSync(PUBLIC, { recursive: true });
  removeFormerFiles(picture.name);
  const { width, height } = await sharp(master).metadata();
  const heightOf = (target: number) => Math.round((target * height) / width);
  const largest = Math.max(...picture.widths);
  const variants: PictureVariant[] = [];
  for (const target of picture.widths) {
    for (const { format, encoder, quality, allowance } of FORMATS) {
      const ceiling = (picture.ceilings?.[target] ?? Number.POSITIVE_INFINITY) * allowance;
      const encoded = await encodeWithin(master, target, encoder, quality, ceiling);
      const file = `${picture.name}-${target}.${format}`;
      writeFileSync(new URL(file, PUBLIC), encoded.bytes);
      console.log(`  ${file.padEnd(40)} ${String(encoded.bytes.length).padStart(7)} bytes  quality ${encoded.quality}`);
      variants.push({
        format,
        width: target,
        height: heightOf(target),
        path: `/pictures/${file}`,
        bytes: encoded.bytes.length,
      });
    }
  }
  return { width: largest, height: heightOf(largest), averageColour: await averageColour(master), variants };
}
