/** Makes a picture's files in every size and format, and its lines in the manifest. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { webFolder } from '../paths.ts';
import { type PictureEntry, type PictureVariant, pictureManifestOf, readPictureManifest } from '../picture-manifest.ts';
import { asAvif, asWebp, averageColour, encodeWithin } from './encode.ts';
import { type InFolder, inWorkFolder, type OnProgress, putInPlace, writeEntry } from './put-in-place.ts';

const formats = [
  { format: 'avif', encoder: asAvif, quality: 63, allowance: 1 },
  // WebP needs about half as many bytes again for the same look; only older browsers load it.
  { format: 'webp', encoder: asWebp, quality: 80, allowance: 1.9 },
] as const;

interface Picture {
  /** File name under /pictures, without width and format. */
  readonly name: string;
  /** Widths of the files made from it. */
  readonly widths: readonly number[];
  /** Most bytes an AVIF of this width may have; quality is lowered until it fits. */
  readonly ceilingOf: (width: number) => number;
}

/**
 * Encodes every file of a picture, puts them where the site serves them and replaces its entry in the manifest.
 * @param master in the shape of the picture, and at least as wide as its widest file
 * @throws Error when a file does not fit its ceiling at the lowest quality; then nothing was changed
 */
export async function publishPicture(
  { name, widths, ceilingOf }: Picture,
  master: Buffer,
  onProgress: OnProgress,
  { web = webFolder }: InFolder = {},
): Promise<PictureEntry> {
  const { width, height } = await sharp(master).metadata();
  const heightOf = (target: number) => Math.round((target * height) / width);
  const largest = Math.max(...widths);
  return inWorkFolder(
    async (folder) => {
      const variants: PictureVariant[] = [];
      const total = widths.length * formats.length;
      onProgress(name, 0, total);
      for (const target of widths) {
        for (const { format, encoder, quality, allowance } of formats) {
          const { bytes } = await encodeWithin(master, target, encoder, quality, ceilingOf(target) * allowance);
          const file = `${name}-${target}.${format}`;
          writeFileSync(join(folder, file), bytes);
          const path = `/pictures/${file}`;
          variants.push({ format, width: target, height: heightOf(target), path, bytes: bytes.length });
          onProgress(name, variants.length, total);
        }
      }
      const entry = { width: largest, height: heightOf(largest), averageColour: await averageColour(master), variants };
      const made = variants.map(({ path }) => path.replace('/pictures/', ''));
      putInPlace(made, folder, join(web, 'public/pictures'), new RegExp(`^${name}-\\d+\\.(avif|webp)$`));
      writeEntry(pictureManifestOf(web), { ...readPictureManifest(web), [name]: entry });
      return entry;
    },
    { web },
  );
}
