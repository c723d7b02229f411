import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readPictureManifest } from '../build/picture-manifest.ts';
import type { PageMeta } from '../src/lib/pages/page-module.ts';

/** What a shared link shows: address, size in pixels, and what is to be seen. */
export interface SocialPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Most sites that show links cut pictures to about this shape. */
const size = { width: 1_200, height: 630 } as const;

const folder = '/pictures/shared';

/** The picture of a shared link, in a format that every site reads; the brand's own where a page has none. */
export function socialPicture(picture: PageMeta['picture']): SocialPicture {
  if (!picture) return { path: '/og.jpg', ...size, alt: 'Beams of light over an empty stage' };
  return { path: `${folder}/${picture.name}.jpg`, ...size, alt: picture.alt };
}

/**
 * Cuts the pictures of shared links from the largest files of the pictures they are named after.
 * @param names of `web/build/picture-manifest.json`
 * @param site folder of the site under way
 */
export async function writeSocialPictures(names: ReadonlySet<string>, site: string): Promise<void> {
  const manifest = readPictureManifest();
  const write = async (name: string) => {
    const files = manifest[name]?.variants.filter(({ format }) => format === 'webp') ?? [];
    const largest = files.toSorted((a, b) => b.width - a.width)[0];
    if (!largest) throw new Error(`There is no picture named ${name} in web/build/picture-manifest.json`);
    const file = join(site, folder, `${name}.jpg`);
    mkdirSync(dirname(file), { recursive: true });
    await sharp(join(site, largest.path))
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(file);
  };
  await Promise.all([...names].map(write));
}
