import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from '../../shared/content/load.ts';
import { contentReplies } from '../../shared/content/replies.ts';
import { readFilmManifest } from './film-manifest.ts';
import { webFolder } from './paths.ts';
import { type PictureEntry, readPictureManifest } from './picture-manifest.ts';

const clientFolder = join(webFolder, 'src');

/** Width and height of the largest file, widths of all files, and whose files they are where they have another name. */
type PictureFacts = [width: number, height: number, widths: number[], owner?: string];

/** The client's sources as one text. */
function clientSources(): string {
  const files = globSync('**/*.{ts,tsx}', { cwd: clientFolder });
  return files.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('\n');
}

/**
 * What a browser needs of the manifest: every scene, because content names them, and of the screens, of which there are many,
 * those that a component names. A picture may be listed under several names; its files have one.
 */
function pictureIndex(): Record<string, PictureFacts> {
  const facts = (name: string, { width, height, variants }: PictureEntry): PictureFacts => {
    const widths = [...new Set(variants.map((variant) => variant.width))].toSorted((a, b) => a - b);
    const [, owner = ''] = /^\/pictures\/(.+)-\d+\.\w+$/.exec(variants[0]?.path ?? '') ?? [];
    return owner === name ? [width, height, widths] : [width, height, widths, owner];
  };
  const sources = clientSources();
  const isShown = (name: string) => !name.startsWith('screen-') || sources.includes(`'${name}'`);
  const shown = Object.entries(readPictureManifest()).filter(([name]) => isShown(name));
  return Object.fromEntries(shown.map(([name, entry]) => [name, facts(name, entry)]));
}

/** What a browser needs of the films. */
function filmIndex() {
  const entries = Object.entries(readFilmManifest());
  return Object.fromEntries(
    entries.map(([name, { width, height, files, poster, captions }]) => {
      const sources = files.map(({ path, type }) => ({ path, type }));
      const posterOf = (format: string) => poster.variants.find((variant) => variant.format === format)?.path;
      return [name, { width, height, sources, captions, avif: posterOf('avif'), webp: posterOf('webp') }];
    }),
  );
}

const sources: Record<string, () => unknown> = {
  'virtual:pictures': pictureIndex,
  'virtual:films': filmIndex,
  'virtual:cases': () => contentReplies(loadContent()).cases(),
};

/** Modules made at build time from files that a browser cannot read: the manifests of pictures and films, and the cases of the content. */
export function siteModules(): Plugin {
  return {
    name: 'site-modules',
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => {
      const source = sources[id.slice(1)];
      return id.startsWith('\0') && source ? `export default ${JSON.stringify(source())};` : undefined;
    },
  };
}
