/** A maker's own picture in the place of one of the site's, or beside them. */

import sharp from 'sharp';
import { webFolder } from '../paths.ts';
import { type PictureEntry, readPictureManifest } from '../picture-manifest.ts';
import { entryInSizesOf, expectFile } from './given-file.ts';
import { publishPicture } from './picture-files.ts';
import type { InFolder, OnProgress } from './put-in-place.ts';

const formats = ['png', 'jpeg', 'webp', 'tiff', 'heif'];

/** Bytes of an AVIF of 960 × 720 pixels; a larger picture needs fewer bytes a pixel for the same look, and a smaller one more. */
const usual = { pixels: 960 * 720, bytes: 40_000, growth: 0.7 } as const;

/** Most bytes that an AVIF of so many pixels may have: pages ask for several, and are there in a second. */
export function pictureCeiling(width: number, height: number): number {
  return Math.round(usual.bytes * ((width * height) / usual.pixels) ** usual.growth);
}

interface PictureOrder extends InFolder {
  readonly name: string;
  readonly file: string;
  /** A picture whose shape and widths a new one takes. */
  readonly like?: string | undefined;
  readonly onProgress: OnProgress;
}

interface MadePicture {
  readonly entry: PictureEntry;
  /** What stood there before. */
  readonly former: PictureEntry | undefined;
  /** Pixels of the file that were left out at two sides together, so that it has the picture's shape. */
  readonly cut: { readonly width: number; readonly height: number };
}

/** Width and height of a file as it is looked at. @throws Error when it is no picture */
async function sizeOf(file: string): Promise<{ readonly width: number; readonly height: number }> {
  const found = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!found || !formats.includes(found.format))
    throw new Error(`${file} is not a picture that can be read: PNG, JPEG, WebP, AVIF or TIFF`);
  return found.autoOrient;
}

/**
 * Makes the site's files of a picture: in the shape and the widths of the one whose place it takes, cut at its middle.
 * @throws Error when name or file cannot be used, or the file is too small; then nothing was changed
 */
export async function makePicture({
  name,
  file,
  like,
  onProgress,
  web = webFolder,
}: PictureOrder): Promise<MadePicture> {
  const manifest = readPictureManifest(web);
  const { width, height, variants } = entryInSizesOf({ kind: 'picture', manifest, name, like });
  expectFile(file);
  const given = await sizeOf(file);
  const scale = Math.max(width / given.width, height / given.height);
  if (scale > 1)
    throw new Error(
      `${file} has ${given.width} × ${given.height} pixels, and "${name}" is shown with up to ${width} × ${height}: give a larger one`,
    );
  const master = await sharp(file)
    .autoOrient()
    .resize({ width, height, fit: 'cover', kernel: 'lanczos3' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const widths = [...new Set(variants.map((variant) => variant.width))];
  const ceilingOf = (target: number) => pictureCeiling(target, (target * height) / width);
  const entry = await publishPicture({ name, widths, ceilingOf }, master, onProgress, { web });
  return {
    entry,
    former: manifest[name],
    cut: {
      width: Math.round(given.width - width / scale),
      height: Math.round(given.height - height / scale),
    },
  };
}
