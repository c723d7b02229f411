import films from 'virtual:films';
import { filmFile } from '../../../shared/film-files.ts';

interface FilmSources {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Best first: a browser plays the first whose type it knows. */
  readonly sources: readonly { readonly path: string; readonly type: string }[];
  /** Address of the WebVTT file. */
  readonly captions: string;
  /** Addresses of the poster. */
  readonly avif: string;
  readonly webp: string;
}

/** What the index says of each film. */
const index = new Map(
  Object.entries(films).flatMap(([facts, names]) => names.split(' ').map((name): [string, string] => [name, facts])),
);

/**
 * The files of a film, from the manifest that the film tool wrote.
 * @throws Error when there is no such film, so that the build fails instead of leaving it out
 */
export function filmSources(name: string): FilmSources {
  const facts = index.get(name);
  if (!facts) throw new Error(`There is no film named ${name} in web/build/film-manifest.json`);
  const [width, height, av1, h264] = facts.split(' ');
  const file = (part: string) => `/media/films/${name}-${part}`;
  const type = (codec = '') => `video/mp4; codecs="${codec}"`;
  return {
    width: Number(width),
    height: Number(height),
    sources: [
      { path: file('av1.mp4'), type: type(av1) },
      { path: filmFile(name), type: type(h264) },
    ],
    captions: file('captions.vtt'),
    avif: file('poster.avif'),
    webp: file('poster.webp'),
  };
}
