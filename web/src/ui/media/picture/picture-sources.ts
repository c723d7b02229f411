import pictures from 'virtual:pictures';

type PictureFormat = 'avif' | 'webp';

/** What an `img` needs to know of a picture. */
export interface PictureSources {
  readonly width: number;
  readonly height: number;
  readonly srcSet: (format: PictureFormat) => string;
  readonly smallest: (format: PictureFormat) => string;
  /** Address of the file for browsers without `srcset`. */
  readonly fallback: string;
}

interface PictureFacts {
  /** Whose files it has, unless they are its own. */
  readonly owner: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

/** What the index says of each picture, or of all whose names begin alike (`case-*`). */
const index = new Map(
  Object.entries(pictures).flatMap(([facts, names]) => {
    const [width = 0, height = 0, ...smaller] = facts.split(' ').map(Number);
    const widths = [...smaller, width];
    return names.split(' ').map((entry): [string, PictureFacts] => {
      const [name = '', owner] = entry.split(':');
      return [name, { owner, width, height, widths }];
    });
  }),
);

/**
 * The files of a picture, from the manifest that its renderer wrote.
 * @throws Error when there is no such picture, so that the build fails instead of leaving it out
 */
export function pictureSources(name: string): PictureSources {
  const picture = index.get(name) ?? index.get(name.replace(/-.*/, '-*'));
  if (!picture) throw new Error(`There is no picture named ${name} in web/build/picture-manifest.json`);
  const { owner = name, width, height, widths } = picture;
  const file = (fileWidth: number | undefined, format: PictureFormat) => `/pictures/${owner}-${fileWidth}.${format}`;
  return {
    width,
    height,
    srcSet: (format) => widths.map((fileWidth) => `${file(fileWidth, format)} ${fileWidth}w`).join(', '),
    smallest: (format) => file(widths[0], format),
    fallback: file(widths[0], 'webp'),
  };
}

/** Name of the same picture in daylight, for the light scheme, where there is one: hardware stands on paper there. */
export function daylightPicture(name: string): string | undefined {
  const day = `${name}-day`;
  return index.has(day) ? day : undefined;
}
