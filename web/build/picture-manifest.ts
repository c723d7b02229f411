import { readFileSync } from 'node:fs';

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

/** Where the picture tools write what they made. */
export const pictureManifestFile = new URL('./picture-manifest.json', import.meta.url);

/** The pictures in `web/public/pictures`, by name. */
export function readPictureManifest(): PictureManifest {
  return JSON.parse(readFileSync(pictureManifestFile, 'utf8'));
}
