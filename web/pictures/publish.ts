/** Writes a master's files into web/public/pictures and its lines into the manifest. */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Picture } from './catalogue/picture.ts';
import { asAvif, asWebp, averageColour, encodeWithin } from './encode.ts';
import type { Manifest, ManifestEntry, Variant } from './manifest-entry.ts';

const MANIFEST = new URL('./manifest.json', import.meta.url);
const PUBLIC = new URL('../public/pictures/', import.meta.url);

const FORMATS = [
  { format: 'avif', encoder: asAvif, quality: 63, allowance: 1 },
  // WebP needs about half as many bytes again for the same look; only older browsers load it.
  { format: 'webp', encoder: asWebp, quality: 80, allowance: 1.9 },
] as const;

/** The manifest as it stands. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(MANIFEST, 'utf8'));
}

/** Replaces entries of the manifest, keeping it in order of name. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function removeFormerFiles(name: string): void {
  const former = new RegExp(`^${name}-\\d+\\.(avif|webp)$`);
  for (const file of readdirSync(PUBLIC)) if (former.test(file)) rmSync(new URL(file, PUBLIC));
}

/** Encodes every variant of a picture and returns its manifest entry. */
export async function publish(picture: Picture, master: Buffer): Promise<ManifestEntry> {
  mkdirSync(PUBLIC, { recursive: true });
  removeFormerFiles(picture.name);
  const { width, height } = await sharp(master).metadata();
  const variants: Variant[] = [];
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
        height: Math.round((target * height) / width),
        path: `/pictures/${file}`,
        bytes: encoded.bytes.length,
      });
    }
  }
  return { width: picture.width, height: picture.height, averageColour: await averageColour(master), variants };
}
