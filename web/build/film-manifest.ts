import { readFileSync } from 'node:fs';
import type { PictureEntry } from './picture-manifest.ts';

export interface FilmFile {
  format: 'av1' | 'h264';
  /** For `<source type>`. */
  type: string;
  /** Address on the site, from the root. */
  path: string;
  bytes: number;
}

interface FilmEntry {
  /** Seconds. */
  length: number;
  /** Pixels. */
  width: number;
  height: number;
  /** Best first: a browser plays the first that it knows. */
  files: readonly FilmFile[];
  /** Shown until the film plays; `posterFile` is the same as JPEG, for readers that know one address only. */
  poster: PictureEntry;
  posterFile: string;
  /** WebVTT. */
  captions: string;
  chapters: string;
}

export type FilmManifest = Readonly<Record<string, FilmEntry>>;

/** Where the film tool writes what it made. */
export const filmManifestFile = new URL('./film-manifest.json', import.meta.url);

/** The films in `web/public/media/films`, by name. */
export function readFilmManifest(): FilmManifest {
  return JSON.parse(readFileSync(filmManifestFile, 'utf8'));
}
