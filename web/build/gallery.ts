import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { projectFolder, webFolder } from './paths.ts';
import { viteConfig } from './vite-config.ts';

/** Where the gallery of the kit is: in development, and in its tests. Never a part of the site. */
export const galleryPath = '/__ui/';

const page = 'gallery/index.html';

/** The gallery's document as the development server sends it. */
export function galleryDocument(): string {
  return readFileSync(join(webFolder, page), 'utf8');
}

/**
 * Bundles the gallery by itself, for the tests.
 * @returns the file behind an address below `galleryPath`, and behind the pictures that it shows
 */
export async function bundleGallery(): Promise<(address: string) => string> {
  const outDir = join(projectFolder, '.build/gallery');
  await build(
    mergeConfig(viteConfig(), {
      base: galleryPath,
      publicDir: false,
      build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(webFolder, page) } },
    }),
  );
  return (address) => {
    if (address === galleryPath) return join(outDir, page);
    if (address.startsWith(galleryPath)) return join(outDir, address.slice(galleryPath.length));
    return join(webFolder, 'public', address);
  };
}
