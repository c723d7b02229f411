/** Makes the large poster of a film: its moment again, photographed for screens of twice the density. */

import { writeFileSync } from 'node:fs';
import { filmManifestFile, readFilmManifest } from '../build/film-manifest.ts';
import { asAvif, asWebp, encodeWithin } from './encode.ts';
import { framesOf } from './film-studio.ts';
import type { Film } from './films/film.ts';

const PUBLIC = new URL('../public/media/films/', import.meta.url);

/** How many times as wide as the film. */
const DENSITY = 2;

const LARGE_POSTERS = [
  { format: 'avif', encoder: asAvif, quality: 57, ceiling: 110_000 },
  { format: 'webp', encoder: asWebp, quality: 77, ceiling: 180_000 },
] as const;

/**
 * Writes the poster in twice the film's width beside the other one, and into the film's entry in the manifest.
 * @throws Error where the film has not been made
 */
export async function publishLargePoster(name: string, film: Film): Promise<void> {
  const { [name]: entry, ...others } = readFilmManifest();
  if (!entry) throw new Error(`${name} has not been made; make it without --poster first`);
  const frames = framesOf(name, film, { moments: [film.poster], density: DENSITY });
  const { value: frame } = await frames.next();
  await frames.return(undefined);
  const [width, height] = [film.width * DENSITY, film.height * DENSITY];
  const usual = entry.poster.variants.filter((variant) => variant.width === film.width);
  const variants = [...usual];
  for (const { format, encoder, quality, ceiling } of LARGE_POSTERS) {
    const { bytes } = await encodeWithin(frame.jpeg, width, encoder, quality, ceiling);
    const file = `${name}-poster-${width}.${format}`;
    writeFileSync(new URL(file, PUBLIC), bytes);
    variants.push({ format, width, height, path: `/media/films/${file}`, bytes: bytes.length });
    console.log(`  ${file.padEnd(30)} ${String(bytes.length).padStart(8)} bytes`);
  }
  const made = { ...others, [name]: { ...entry, poster: { ...entry.poster, variants } } };
  const entries = Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(filmManifestFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
