/** Makes the large poster of a film: its moment again, photographed for screens of twice the density. */

import { join } from 'node:path';
import { filmManifestOf, readFilmManifest } from '../build/film-manifest.ts';
import { asAvif, asWebp } from '../build/media/encode.ts';
import { writePosters } from '../build/media/film-files.ts';
import { writeEntry } from '../build/media/put-in-place.ts';
import { webFolder } from '../build/paths.ts';
import { framesOf } from './film-studio.ts';
import type { Film } from './films/film.ts';

/** How many times as wide as the film. */
const DENSITY = 2;

const LARGE_POSTERS: Parameters<typeof writePosters>[2] = [
  { format: 'avif', encoder: asAvif, quality: 57, ceiling: 110_000 },
  { format: 'webp', encoder: asWebp, quality: 77, ceiling: 180_000 },
];

async function photograph(name: string, film: Film): Promise<Buffer> {
  for await (const { jpeg } of framesOf(name, film, { moments: [film.poster], density: DENSITY })) return jpeg;
  throw new Error(`${name} has no frame at ${film.poster} s`);
}

/**
 * Writes the poster in twice the film's width beside the other one, and into the film's entry in the manifest.
 * @throws Error where the film has not been made
 */
export async function publishLargePoster(name: string, film: Film): Promise<void> {
  const picture = await photograph(name, film);
  // Read now: the photograph takes minutes, in which other films may have been made.
  const { [name]: entry, ...others } = readFilmManifest();
  if (!entry) throw new Error(`${name} has not been made; make it without --poster first`);
  const [width, height] = [film.width * DENSITY, film.height * DENSITY];
  const small = entry.poster.variants.filter((variant) => variant.width === film.width);
  const folder = join(webFolder, 'public/media/films');
  const large = await writePosters(picture, { name: `${name}-poster-${width}`, width, height }, LARGE_POSTERS, folder);
  for (const { path, bytes } of large) console.log(`  ${path} ${bytes} bytes`);
  const poster = { ...entry.poster, variants: [...small, ...large] };
  writeEntry(filmManifestOf(webFolder), { ...others, [name]: { ...entry, poster } });
}
