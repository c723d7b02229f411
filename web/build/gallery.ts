import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { webFolder } from './paths.ts';
import { viteConfig } from './vite-config.ts';

/** Where the gallery of the kit is: in development, and in its tests. Never a part of the site. */
export const galleryPath = '/__ui/';

const page = 'gallery/index.html';

/** The gallery's document as the development server sends it. */
export function galleryDocument(): string {
  return readFileSync(join(webFolder, page), 'utf8');
}

/** What answers an address: a bundled file as it is, or one on disk. */
type Answer = { readonly body: string | Buffer; readonly contentType: string } | { readonly path: string };

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * Bundles the gallery by itself, in memory: several tests may do so at a time.
 * @returns what answers an address below `galleryPath`, and those of the pictures that it shows
 */
export async function bundleGallery(): Promise<(address: string) => Answer> {
  const bundle = await build(
    mergeConfig(viteConfig(), {
      base: galleryPath,
      publicDir: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: join(webFolder, page) } },
    }),
  );
  if (!('output' in bundle)) throw new Error('The bundler made more than one bundle, or none');
  const bodies = new Map(
    bundle.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source)]),
  );
  return (address) => {
    const name = address === galleryPath ? page : address.slice(galleryPath.length);
    const body = address.startsWith(galleryPath) ? bodies.get(name) : undefined;
    if (body === undefined) return { path: join(webFolder, 'public', address) };
    return { body, contentType: contentTypes[extname(name)] ?? 'application/octet-stream' };
  };
}
