/** Turns a master into the files the site serves. */

import sharp, { type Sharp } from 'sharp';

export interface Encoded {
  bytes: Buffer;
  quality: number;
}

export type Encoder = (picture: Sharp, quality: number, effort: number) => Sharp;

const LOWEST_QUALITY = 18;
const STEP = 3;
/** What fits with little effort nearly always fits with more; where it does not, the quality is lowered once more. */
const EFFORT = { search: 2, result: 4 };

/** AVIF. From quality 40 on it keeps the full colour resolution, without which thin lines in the accent colour bleed. */
export const asAvif: Encoder = (picture, quality, effort) =>
  picture.avif({ quality, effort, chromaSubsampling: quality < 40 ? '4:2:0' : '4:4:4' });

/** JPEG for what knows neither: posters of films in messages and readers. */
export const asJpeg: Encoder = (picture, quality) => picture.jpeg({ quality, mozjpeg: true });

/** WebP for browsers without AVIF. */
export const asWebp: Encoder = (picture, quality, effort) => picture.webp({ quality, effort, smartSubsample: true });

/**
 * Encodes at the best quality, from `quality` downwards, that fits in `ceiling` bytes. Throws when even the lowest
 * quality does not fit.
 */
export async function encodeWithin(
  master: Buffer,
  width: number,
  encoder: Encoder,
  quality: number,
  ceiling: number,
): Promise<Encoded> {
  const resized = await sharp(master).resize({ width, kernel: 'lanczos3' }).png().toBuffer();
  const attempts = Math.floor((quality - LOWEST_QUALITY) / STEP) + 1;
  const encode = (tried: number, effort: number) => encoder(sharp(resized), tried, effort).toBuffer();
  let best: number | undefined;
  // Bisection: a large file takes seconds an attempt, and more quality never takes fewer bytes.
  for (let [first, end] = [0, attempts]; first < end; ) {
    const attempt = Math.floor((first + end) / 2);
    const tried = quality - attempt * STEP;
    const { length } = await encode(tried, EFFORT.search);
    if (length > ceiling) first = attempt + 1;
    else {
      best = tried;
      end = attempt;
    }
  }
  for (let tried = best ?? 0; tried >= LOWEST_QUALITY; tried -= STEP) {
    const bytes = await encode(tried, EFFORT.result);
    if (bytes.length <= ceiling) return { bytes, quality: tried };
  }
  throw new Error(`A picture ${width} pixels wide does not fit in ${ceiling} bytes`);
}

/** The mean colour of a picture as `#rrggbb`. */
export async function averageColour(master: Buffer): Promise<string> {
  const { channels } = await sharp(master).stats();
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
