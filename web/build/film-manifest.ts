import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webFolder } from './paths.ts';
import type { PictureEntry } from './picture-manifest.ts';

export interface FilmFile {
  format: 'av1' | 'h264';
  /** For `<source type>`. */
  type: string;
  /** Address on the site, from the root. */
  path: string;
  bytes: number;
}

export interface FilmEntry {
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

/** Where `npm run content -- film` writes what it made. */
export function filmManifestOf(web: string): string {
  return join(web, 'build/film-manifest.json');
}

/** The films in `web/public/media/films`, by name. */
export function readFilmManifest(web = webFolder): FilmManifest {
  return JSON.parse(readFileSync(filmManifestOf(web), 'utf8'));
}
