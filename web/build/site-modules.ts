import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pageComparison } from '../../shared/content/comparison.ts';
import { loadContent } from '../../shared/content/load.ts';
import { readManuals } from '../../shared/content/load-manuals.ts';
import { readPageTexts } from '../../shared/content/load-page-texts.ts';
import { readProductPages } from '../../shared/content/load-product-pages.ts';
import { runtimeFacts } from '../../shared/content/runtime-file.ts';
import { type FilmFile, readFilmManifest } from './film-manifest.ts';
import { manualDocuments } from './manual-documents.ts';
import { readManualManifest } from './manual-manifest.ts';
import { webFolder } from './paths.ts';
import { type PictureEntry, readPictureManifest } from './picture-manifest.ts';

const clientFolder = join(webFolder, 'src');

/** The client's sources as one text. */
function clientSources(): string {
  const files = globSync('**/*.{ts,tsx}', { cwd: clientFolder });
  return files.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('\n');
}

/**
 * What a browser needs of the manifest: every scene, because content names them, and of the screens, of which there are many,
 * those that a component or the content of a page names. A picture may be listed under several names; its files have one.
 */
function pictureIndex(content: string): Record<string, string> {
  const sources = clientSources();
  const isShown = (name: string) =>
    !name.startsWith('screen-') || sources.includes(`'${name}'`) || content.includes(`"${name}"`);
  const shown = Object.entries(readPictureManifest()).filter(([name]) => isShown(name));
  const alike = [...Map.groupBy(shown, ([name]) => familyOf(name))]
    .filter(([, family]) => family.length > 2 && new Set(family.map(([, entry]) => pictureFacts(entry))).size === 1)
    .map(([family]) => family);
  const indexed = ([name, entry]: [string, PictureEntry]) => {
    const written = namedAfter(name, entry);
    return written === name && alike.includes(familyOf(name)) ? familyOf(name) : written;
  };
  const byFacts = Map.groupBy(shown, ([, entry]) => pictureFacts(entry));
  return Object.fromEntries(
    [...byFacts].map(([facts, pictures]) => [facts, [...new Set(pictures.map(indexed))].join(' ')]),
  );
}

/** What stands in the index for all pictures whose names begin alike, where they have the same sizes: `case-*`. */
function familyOf(name: string): string {
  return name.replace(/-.*/, '-*');
}

/** Width and height of the largest file, then the widths of the others: `960 720 480 720`. Most pictures share them. */
function pictureFacts({ width, height, variants }: PictureEntry): string {
  const widths = [...new Set(variants.map((variant) => variant.width))].toSorted((a, b) => a - b);
  return [width, height, ...widths.filter((one) => one !== width)].join(' ');
}

/** Its name, and whose files it has where they have another: `s3-wide:s3`. */
function namedAfter(name: string, { variants }: PictureEntry): string {
  const [, owner = name] = /^\/pictures\/(.+)-\d+\.\w+$/.exec(variants[0]?.path ?? '') ?? [];
  return owner === name ? name : `${name}:${owner}`;
}

/** What a browser needs of the films; their addresses follow from their names. `usual` is what most of them have in common, and others differ. */
function filmIndex(): Record<string, string> {
  const codec = ({ type }: FilmFile) => /codecs="(.+)"/.exec(type)?.[1] ?? '';
  const byFacts = Map.groupBy(Object.entries(readFilmManifest()), ([, { width, height, files, poster }]) => {
    const larger = new Set(poster.variants.map((variant) => variant.width).filter((one) => one > width));
    return [width, height, ...files.map(codec), ...larger].join(' ');
  });
  const [[usual = ''] = [], ...others] = [...byFacts].sort(([, one], [, other]) => other.length - one.length);
  return { ...Object.fromEntries(others.flatMap(([facts, films]) => films.map(([name]) => [name, facts]))), usual };
}

/** What a page says of a manual. */
function manualIndex() {
  const printed = readManualManifest();
  return Object.fromEntries(
    readManuals().map(({ name, version, file_path, file_name }) => {
      const facts = printed[name];
      if (!facts) throw new Error(`The manual ${name} has not been typeset: node web/manuals/make.ts ${name}`);
      return [name, { version, file_path, file_name, pages: facts.pages, size: facts.bytes }];
    }),
  );
}

/** What the library says of each PDF: pages and bytes. Apart from what pages of products say, or every page would load both. */
function manualSizes() {
  return Object.fromEntries(
    Object.entries(readManualManifest()).map(([name, { pages, bytes }]) => [name, [pages, bytes]]),
  );
}

function asModule(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}

/** A module for the content of each page, loaded when a visitor goes there, and `index`, which knows them by name. */
function contentOfPages(index: string, pages: object): Record<string, () => string> {
  const names = Object.keys(pages).map((name) => `${JSON.stringify(name)}: () => import('${index}/${name}')`);
  return {
    [index]: () => `export default { ${names.join(', ')} };`,
    ...Object.fromEntries(Object.entries(pages).map(([name, page]) => [`${index}/${name}`, () => asModule(page)])),
  };
}

/** Modules made at build time from files that a browser cannot read: the manifests of pictures and films, and content that no call answers. */
export function siteModules(): Plugin {
  const productPages = readProductPages();
  const pageTexts = readPageTexts();
  const sources: Record<string, () => string> = {
    'virtual:pictures': () => asModule(pictureIndex(JSON.stringify([productPages, pageTexts]))),
    'virtual:films': () => asModule(filmIndex()),
    'virtual:manuals': () => asModule(manualIndex()),
    'virtual:manual-sizes': () => asModule(manualSizes()),
    'virtual:comparison': () => asModule(pageComparison(loadContent())),
    'virtual:runtime': () => asModule(runtimeFacts(loadContent().runtime) ?? null),
    ...contentOfPages('virtual:product-pages', productPages),
    ...contentOfPages('virtual:page-texts', pageTexts),
    ...contentOfPages('virtual:manual-texts', manualDocuments()),
  };
  return {
    name: 'site-modules',
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? sources[id.slice(1)]?.() : undefined),
  };
}
