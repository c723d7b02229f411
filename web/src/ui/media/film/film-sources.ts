import films from 'virtual:films';
import { filmFile } from '../../../../../shared/film-files.ts';

interface FilmSources {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Best first: a browser plays the first whose type it knows. */
  readonly sources: readonly { readonly path: string; readonly type: string }[];
  /** Addresses of the WebVTT files. */
  readonly captions: string;
  readonly chapters: string;
  /** The poster: its address, and a set of sizes where it is there in several. A `video` can have but one. */
  readonly poster: string;
  readonly avif: string;
  readonly webp: string;
  readonly webpSet: string | undefined;
}

/** The files of a film, as the manifest that the film tool wrote has it. The build stops at a document that names a file which is not there. */
export function filmSources(name: string): FilmSources {
  const [width, height, av1, h264, larger] = (films[name] ?? films.usual).split(' ');
  const file = (part: string) => `/media/films/${name}-${part}`;
  const poster = file('poster.avif');
  const posterSet = (format: string) =>
    larger === undefined
      ? undefined
      : `${file(`poster.${format}`)} ${width}w, ${file(`poster-${larger}.${format}`)} ${larger}w`;
  const type = (codec = '') => `video/mp4; codecs="${codec}"`;
  return {
    width: Number(width),
    height: Number(height),
    sources: [
      { path: file('av1.mp4'), type: type(av1) },
      { path: filmFile(name), type: type(h264) },
    ],
    captions: file('captions.vtt'),
    chapters: file('chapters.vtt'),
    poster,
    avif: posterSet('avif') ?? poster,
    webp: file('poster.webp'),
    webpSet: posterSet('webp'),
  };
}
