import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from '../../shared/content/load.ts';
import { contentReplies } from '../../shared/content/replies.ts';

const manifestFile = join(import.meta.dirname, '../pictures/manifest.json');

interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly variants: readonly { readonly width: number; readonly path: string }[];
}

/** Width and height of the largest file, widths of all files, and what their addresses begin with. */
type PictureEntry = [width: number, height: number, widths: number[], stem: string];

/** What a browser needs of the manifest. A picture may be listed under several names; its files have one. */
function pictureIndex(): Record<string, PictureEntry> {
  const manifest: Record<string, PictureFacts> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const entry = ({ width, height, variants }: PictureFacts): PictureEntry => {
    const widths = [...new Set(variants.map((variant) => variant.width))].toSorted((a, b) => a - b);
    return [width, height, widths, (variants[0]?.path ?? '').replace(/-\d+\.\w+$/, '')];
  };
  return Object.fromEntries(Object.entries(manifest).map(([name, facts]) => [name, entry(facts)]));
}

const sources: Record<string, () => unknown> = {
  'virtual:pictures': pictureIndex,
  'virtual:cases': () => contentReplies(loadContent()).cases(),
};

/** Modules made at build time from files that a browser cannot read: the picture manifest and the cases of the content. */
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
