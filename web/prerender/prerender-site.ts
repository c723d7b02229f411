import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '../../shared/brand.ts';
import { contentDigest, contentDigestFile } from '../../shared/content/digest.ts';
import { isProductType, productTypes } from '../../shared/product-type.ts';
import type { ClientManifest } from '../build/client-manifest.ts';
import { output } from '../build/paths.ts';
import { brokenReferences } from '../build/references.ts';
import type { RenderedPage } from '../src/app/entry-server.tsx';
import { href } from '../src/lib/href.ts';
import { cspHash, htmlDocument } from './document.ts';
import { releaseFiles } from './feeds.ts';
import { notFoundFile } from './not-found.ts';
import { pageList } from './page-list.ts';
import { pageModules } from './page-modules.ts';
import { contentContext, readSiteContent } from './site-content.ts';
import { siteFiles } from './site-files.ts';

interface PrerenderParts {
  readonly manifest: ClientManifest;
  readonly loader: string;
}

type Renderer = typeof import('../src/app/entry-server.tsx');

async function loadRenderer(): Promise<Renderer> {
  return import(pathToFileURL(join(output.server, 'entry-server.js')).href);
}

function writeSiteFile(key: string, text: string): void {
  const path = join(output.siteUnderWay, key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function textOf(styleSheets: readonly string[]): string {
  return styleSheets.map((path) => readFileSync(join(output.siteUnderWay, path), 'utf8').trim()).join('\n');
}

/** The feed of all releases; on a product's history, its own first. */
function feedsOf({ embedded: { name, identity } }: RenderedPage) {
  const all = { title: `${brand.name}: releases`, path: href.atomFeed('all') };
  const type = Number(new URLSearchParams(identity.split('?')[1]).get('page'));
  if (name !== 'history' || !isProductType(type)) return [all];
  const { name: product, slug } = productTypes[type];
  return [{ title: `${product} releases`, path: href.atomFeed(slug) }, all];
}

/**
 * Writes every page, list and feed into the site under way, and the hashes of what stands inline.
 * @returns how many it wrote
 * @throws Error naming a document and the files that it names in vain
 */
export async function prerenderSite({ manifest, loader }: PrerenderParts): Promise<{ pages: number; files: number }> {
  const { renderPage } = await loadRenderer();
  const replies = readSiteContent();
  const context = contentContext(replies);
  const styleHashes = new Set<string>();
  const documents = new Map<string, string>();

  for (const { address, key } of pageList()) {
    const page = await renderPage(address, context);
    const styleSheets = manifest.styles(pageModules[page.embedded.name]);
    const style = textOf(styleSheets);
    styleHashes.add(cspHash(style));
    documents.set(key, htmlDocument({ page, loader, entry: manifest.entry, style, styleSheets, feeds: feedsOf(page) }));
  }

  // Publishing refuses pages that were made of other content than the one it publishes.
  const digest = { key: contentDigestFile, text: contentDigest(replies) };
  const [shellSheet = ''] = manifest.styles(pageModules.home);
  const files = [...releaseFiles(replies), ...siteFiles(), notFoundFile(textOf([shellSheet])), digest];
  for (const { key, text } of files) writeSiteFile(key, text);
  for (const [key, html] of documents) {
    const broken = brokenReferences(html);
    if (broken.length > 0) throw new Error(`${key} names files that the site does not have: ${broken.join(', ')}`);
    writeSiteFile(key, html);
  }
  const hashes = { scripts: [cspHash(loader)], styles: [...styleHashes] };
  writeFileSync(output.csp, `${JSON.stringify(hashes, null, 2)}\n`);
  rmSync(join(output.siteUnderWay, '.vite'), { recursive: true });
  return { pages: documents.size, files: files.length };
}
