/** Writes a film's files into web/public/media/films and its lines into the manifest. */

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FilmFile, filmManifestFile, readFilmManifest } from '../build/film-manifest.ts';
import type { PictureEntry } from '../build/picture-manifest.ts';
import { asAvif, asJpeg, asWebp, averageColour, encodeWithin } from './encode.ts';
import { encode, encodings, frameAt, mediaType } from './film-encode.ts';
import { captionsOf, chaptersOf, type Film, lengthOf } from './films/film.ts';
import { masterFile } from './masters.ts';

const PUBLIC = new URL('../public/media/films/', import.meta.url);

const POSTERS = [
  { format: 'avif', encoder: asAvif, quality: 63, ceiling: 45_000 },
  { format: 'webp', encoder: asWebp, quality: 80, ceiling: 80_000 },
] as const;

async function publishPoster(name: string, { width, height, poster }: Film, recording: string): Promise<PictureEntry> {
  const master = fileURLToPath(masterFile('films', `${name}-poster`));
  await frameAt(recording, poster, master);
  const picture = readFileSync(master);
  const variants: PictureEntry['variants'][number][] = [];
  for (const { format, encoder, quality, ceiling } of POSTERS) {
    const { bytes } = await encodeWithin(picture, width, encoder, quality, ceiling);
    const file = `${name}-poster.${format}`;
    writeFileSync(new URL(file, PUBLIC), bytes);
    variants.push({ format, width, height, path: `/media/films/${file}`, bytes: bytes.length });
  }
  const jpeg = await encodeWithin(picture, width, asJpeg, 82, 120_000);
  writeFileSync(new URL(`${name}-poster.jpg`, PUBLIC), jpeg.bytes);
  return { width, height, averageColour: await averageColour(picture), variants };
}

/**
 * Encodes a recording in every format and replaces the film's entry in the manifest.
 * @throws Error when the encodings have more bytes than the film's ceiling
 */
export async function publishFilm(name: string, film: Film, recording: string): Promise<void> {
  mkdirSync(PUBLIC, { recursive: true });
  for (const file of readdirSync(PUBLIC)) if (file.startsWith(`${name}-`)) rmSync(new URL(file, PUBLIC));
  const files: FilmFile[] = [];
  for (const encoding of encodings) {
    const file = `${name}-${encoding.format}.mp4`;
    const path = fileURLToPath(new URL(file, PUBLIC));
    const taken = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const factor = await encode(film, encoding, film.ceiling - taken, recording, path);
    const bytes = statSync(path).size;
    console.log(`  ${file.padEnd(30)} ${String(bytes).padStart(8)} bytes  rate factor ${factor}`);
    files.push({
      format: encoding.format,
      type: await mediaType(path, encoding.format),
      path: `/media/films/${file}`,
      bytes,
    });
  }
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > film.ceiling) throw new Error(`${name} has ${total} bytes, more than ${film.ceiling}`);
  const captions = `${name}-captions.vtt`;
  writeFileSync(new URL(captions, PUBLIC), captionsOf(film));
  const chapters = `${name}-chapters.vtt`;
  writeFileSync(new URL(chapters, PUBLIC), chaptersOf(film));
  const poster = await publishPoster(name, film, recording);
  const { width, height } = film;
  const entry = {
    length: lengthOf(film),
    width,
    height,
    files,
    poster,
    posterFile: `/media/films/${name}-poster.jpg`,
    captions: `/media/films/${captions}`,
    chapters: `/media/films/${chapters}`,
  };
  const entries = Object.entries({ ...readFilmManifest(), [name]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(filmManifestFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
