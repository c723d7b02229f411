import type { Plugin } from 'vite';
import { loadContent } from '../../shared/content/load.ts';
import { contentReplies } from '../../shared/content/replies.ts';
import { type PictureEntry, readPictureManifest } from './picture-manifest.ts';

/** Width and height of the largest file, widths of all files, and what their addresses begin with. */
type PictureFacts = [width: number, height: number, widths: number[], stem: string];

/** What a browser needs of the manifest. A picture may be listed under several names; its files have one. */
function pictureIndex(): Record<string, PictureFacts> {
  const facts = ({ width, height, variants }: PictureEntry): PictureFacts => {
    const widths = [...new Set(variants.map((variant) => variant.width))].toSorted((a, b) => a - b);
    return [width, height, widths, (variants[0]?.path ?? '').replace(/-\d+\.\w+$/, '')];
  };
  return Object.fromEntries(Object.entries(readPictureManifest()).map(([name, entry]) => [name, facts(entry)]));
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
