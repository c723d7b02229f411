/** Makes a film's files in every format, its poster and its texts, and its lines in the manifest. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { posterFile } from '../../../shared/film-files.ts';
import { type FilmEntry, type FilmFile, filmManifestOf, readFilmManifest } from '../film-manifest.ts';
import { webFolder } from '../paths.ts';
import type { PictureEntry, PictureVariant } from '../picture-manifest.ts';
import { asAvif, asJpeg, asWebp, averageColour, type Encoder, encodeWithin } from './encode.ts';
import { encode, encodings, frameAt, mediaType, type Recording } from './film-encode.ts';
import { type InFolder, inWorkFolder, type OnProgress, putInPlace, writeEntry } from './put-in-place.ts';

/** A poster's format, and the most bytes that it may have. */
interface PosterFormat {
  readonly format: 'avif' | 'webp';
  readonly encoder: Encoder;
  readonly quality: number;
  readonly ceiling: number;
}

const posters: readonly PosterFormat[] = [
  { format: 'avif', encoder: asAvif, quality: 63, ceiling: 45_000 },
  { format: 'webp', encoder: asWebp, quality: 80, ceiling: 80_000 },
];

export interface Film extends Recording {
  readonly name: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Seconds after the beginning: the picture that is shown until the film plays. */
  readonly poster: number;
  /** Most bytes that all encodings may have together. */
  readonly ceiling: number;
  /** WebVTT. */
  readonly captions: string;
  readonly chapters: string;
}

const addressOf = (file: string) => `/media/films/${file}`;

/**
 * Writes a picture as posters of several formats.
 * @param size the files' name without extension, and pixels
 * @throws Error when one does not fit
 * @public to renderers of a maker's own pictures too, which may not be there
 */
export async function writePosters(
  picture: Buffer,
  { name, width, height }: { readonly name: string; readonly width: number; readonly height: number },
  formats: readonly PosterFormat[],
  folder: string,
): Promise<PictureVariant[]> {
  const variants: PictureVariant[] = [];
  for (const { format, encoder, quality, ceiling } of formats) {
    const { bytes } = await encodeWithin(picture, width, encoder, quality, ceiling);
    const file = `${name}.${format}`;
    writeFileSync(join(folder, file), bytes);
    variants.push({ format, width, height, path: addressOf(file), bytes: bytes.length });
  }
  return variants;
}

async function makePoster(film: Film, folder: string): Promise<PictureEntry> {
  const { name, width, height, poster } = film;
  const still = join(folder, 'still.png');
  await frameAt(film, poster, still);
  const picture = readFileSync(still);
  const variants = await writePosters(picture, { name: `${name}-poster`, width, height }, posters, folder);
  const jpeg = await encodeWithin(picture, width, asJpeg, 82, 120_000);
  writeFileSync(join(folder, `${name}-poster.jpg`), jpeg.bytes);
  return { width, height, averageColour: await averageColour(picture), variants };
}

/** @throws Error when the encodings do not fit the film's ceiling together */
async function makeFiles(film: Film, folder: string, onProgress: OnProgress): Promise<readonly FilmFile[]> {
  const files: FilmFile[] = [];
  for (const encoding of encodings) {
    const { format } = encoding;
    const file = `${film.name}-${format}.mp4`;
    const path = join(folder, file);
    const taken = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const bytes = await encode(film, encoding, film.ceiling - taken, path, onProgress);
    files.push({ format, type: await mediaType(path, format), path: addressOf(file), bytes });
  }
  return files;
}

/**
 * Makes all files of a film, puts them where the site serves them and replaces its entry in the manifest.
 * @throws Error when something does not fit; then nothing was changed
 */
export async function publishFilm(
  film: Film,
  onProgress: OnProgress,
  { web = webFolder }: InFolder = {},
): Promise<FilmEntry> {
  const { name, width, height, length } = film;
  return inWorkFolder(
    async (folder) => {
      const files = await makeFiles(film, folder, onProgress);
      onProgress('poster', 0, 1);
      const poster = await makePoster(film, folder);
      onProgress('poster', 1, 1);
      const texts = { captions: `${name}-captions.vtt`, chapters: `${name}-chapters.vtt` };
      writeFileSync(join(folder, texts.captions), film.captions);
      writeFileSync(join(folder, texts.chapters), film.chapters);
      const entry = {
        length,
        width,
        height,
        files,
        poster,
        posterFile: posterFile(name),
        captions: addressOf(texts.captions),
        chapters: addressOf(texts.chapters),
      };
      const made = [
        ...encodings.map(({ format }) => `${name}-${format}.mp4`),
        ...['avif', 'webp', 'jpg'].map((format) => `${name}-poster.${format}`),
        ...Object.values(texts),
      ];
      // A large poster shows a moment of the film that was.
      putInPlace(made, folder, join(web, 'public/media/films'), new RegExp(`^${name}-poster-\\d+\\.`));
      writeEntry(filmManifestOf(web), { ...readFilmManifest(web), [name]: entry });
      return entry;
    },
    { web },
  );
}
