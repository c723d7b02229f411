import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webFolder } from './paths.ts';

export interface PictureVariant {
  format: 'avif' | 'webp';
  /** Pixels. */
  width: number;
  height: number;
  /** Address on the site, from the root. */
  path: string;
  bytes: number;
}

export interface PictureEntry {
  /** Size of the largest variant; state it in the page, so that nothing shifts when the picture loads. */
  width: number;
  height: number;
  /** `#rrggbb`, shown until the picture has loaded. */
  averageColour: string;
  variants: readonly PictureVariant[];
}

export type PictureManifest = Readonly<Record<string, PictureEntry>>;

/** Where `npm run content -- picture` writes what it made. */
export function pictureManifestOf(web: string): string {
  return join(web, 'build/picture-manifest.json');
}

/** The pictures in `web/public/pictures`, by name. */
export function readPictureManifest(web = webFolder): PictureManifest {
  return JSON.parse(readFileSync(pictureManifestOf(web), 'utf8'));
}
