import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliEnding } from '../../shared/compressed-ahead.ts';
import { contentDigestFile } from '../../shared/content/digest.ts';
import { measureFile } from '../../shared/content/measure-file.ts';
import { contentTypeOf } from './content-types.ts';
import type { PlannedObject } from './planned-object.ts';

/** Folder of the files whose names carry a hash of their content. */
export const hashedFolder = 'assets/';

/** Folder of films and documents. They have a bucket of their own, and headers that let our pages frame a document. */
export const mediaFolder = 'media/';

/** How long browsers and the edge may keep a file of the site. The first rule whose pattern fits a key counts. */
const cacheRules: readonly { readonly key: RegExp; readonly cacheControl: string }[] = [
  { key: /^assets\//, cacheControl: 'public, max-age=31536000, immutable' },
  // The edge keeps a page for five minutes. It, and some browsers, may show it for ten more while they fetch the new one.
  { key: /\.html$/, cacheControl: 'public, max-age=0, s-maxage=300, stale-while-revalidate=600' },
  { key: /\.(atom|json|xml|txt|md|webmanifest)$/, cacheControl: 'public, max-age=300' },
  // Pictures, films and documents keep their names when they are made again; after an hour browsers ask for the new one.
  { key: /./, cacheControl: 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800' },
];

/** The site's files by the order in which they may appear: what pages refer to, before the pages. */
export interface SiteObjects {
  /** Films with their posters and captions, and manuals: for the media bucket, all others are for the site's. */
  readonly media: readonly PlannedObject[];
  /** Hashed scripts and styles. New ones change nothing on pages that are open. */
  readonly assets: readonly PlannedObject[];
  readonly pictures: readonly PlannedObject[];
  /** HTML, feeds and lists. */
  readonly pages: readonly PlannedObject[];
}

/**
 * Plans the files of the built site.
 * @param directory what the web build wrote
 * @throws Error when the pages have not been built
 */
export function siteObjects(directory: string): SiteObjects {
  if (!existsSync(join(directory, 'home', 'index.html'))) {
    throw new Error(`The pages have not been built: ${directory} holds no home/index.html. Run npm run build first`);
  }
  const objects = filesBelow(directory).map((path) => siteObject(directory, path));
  const media = objects.filter(({ key }) => key.startsWith(mediaFolder));
  const site = objects.filter(({ key }) => !key.startsWith(mediaFolder));
  const isAsset = ({ key }: PlannedObject) => key.startsWith(hashedFolder);
  const isPage = ({ key }: PlannedObject) => /\.(html|atom|json|xml|txt|md|webmanifest)$/.test(plainKey(key));
  return {
    media,
    assets: site.filter(isAsset),
    pictures: site.filter((object) => !isAsset(object) && !isPage(object)),
    pages: site.filter((object) => !isAsset(object) && isPage(object)),
  };
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The key of a file as it is without compression: what is served under it. */
function plainKey(key: string): string {
  return key.endsWith(brotliEnding) ? key.slice(0, -brotliEnding.length) : key;
}

function siteObject(directory: string, path: string): PlannedObject {
  const key = relative(directory, path).split(sep).join('/');
  const served = plainKey(key);
  const cacheControl = cacheRules.find((rule) => rule.key.test(served))?.cacheControl ?? 'no-store';
  return {
    key,
    contentType: contentTypeOf(served),
    contentEncoding: served === key ? undefined : 'br',
    cacheControl,
    ...measureFile(path),
    open: () => createReadStream(path),
  };
}

/**
 * Refuses pages that were built before the content was changed: a page and the API must not differ.
 * @param contentDigest digest of the content to be published
 */
export function requireSameContent(directory: string, contentDigest: string): void {
  const path = join(directory, contentDigestFile);
  if (existsSync(path) && readFileSync(path, 'utf8').trim() === contentDigest) return;
  throw new Error(`The pages in ${directory} were built from other content. Run npm run build again`);
}
