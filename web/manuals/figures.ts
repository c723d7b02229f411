/** Pictures of the site in the form in which a PDF holds them unchanged. */

import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { FigureWidth, ManualFigure } from '../../shared/content/manual-markdown.ts';
import { readPictureManifest } from '../build/picture-manifest.ts';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const manifest = readPictureManifest();

/** Millimetres on the page; manual.css gives figures the same. */
const millimetres: Readonly<Record<FigureWidth, number>> = { text: 142, wide: 170, half: 108, small: 56 };
const pixelsPerInch = 200;
const quality = 78;

/**
 * The picture as a data address. A PDF keeps a JPEG as it is; AVIF and WebP it would hold without loss, in ten times the bytes.
 * @throws Error when there is no such picture
 */
export async function figureSource({ picture, width }: ManualFigure): Promise<string> {
  const variants = manifest[picture]?.variants.filter(({ format }) => format === 'webp') ?? [];
  const [largest] = variants.toSorted((a, b) => b.width - a.width);
  if (!largest) throw new Error(`There is no picture named ${picture}`);
  const bytes = await sharp(publicFolder + largest.path)
    .resize({ width: Math.round((millimetres[width] / 25.4) * pixelsPerInch), withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
