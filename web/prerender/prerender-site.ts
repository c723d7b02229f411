import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '../../shared/brand.ts';
import { brotliEnding, documentsCompressedAhead } from '../../shared/compressed-ahead.ts';
import { contentDigest, contentDigestFile } from '../../shared/content/digest.ts';
import { loadContent } from '../../shared/content/load.ts';
import { contentReplies } from '../../shared/content/replies.ts';
import { productSlugs } from '../../shared/product-slugs.ts';
import { isProductType, productTypes } from '../../shared/product-type.ts';
import { notFoundPath } from '../../shared/routes.ts';
import type { ClientManifest } from '../build/client-manifest.ts';
import { manualDocuments } from '../build/manual-documents.ts';
import { output } from '../build/paths.ts';
import { brokenReferences } from '../build/references.ts';
import type { RenderedPage } from '../src/app/start/entry-server.tsx';
import { href } from '../src/lib/addresses/href.ts';
import { certificateDocuments, certificateModule } from './certificate-documents.ts';
import { cspHash } from './document.ts';
import { faqIndexFile } from './faq-index.ts';
import { releaseFiles } from './feeds.ts';
import { fittingDocument } from './fitting-document.ts';
import { manualIndexFile } from './manual-index.ts';
import { type Compression, compressed } from './one-window.ts';
import { pageList } from './page-list.ts';
import { pageModules } from './page-modules.ts';
import { searchIndexFile } from './search-index.ts';
import { contentContext } from './site-content.ts';
import { siteFiles } from './site-files/site-files.ts';
import { writeSocialPictures } from './social-pictures.ts';

interface PrerenderParts {
  readonly manifest: ClientManifest;
  readonly loader: string;
}

type Renderer = typeof import('../src/app/start/entry-server.tsx');

async function loadRenderer(): Promise<Renderer> {
  return import(pathToFileURL(join(output.server, 'entry-server.js')).href);
}

function writeSiteFile(key: string, content: string | Uint8Array): void {
  const path = join(output.siteUnderWay, key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function textsOf(styleSheets: readonly string[]): string[] {
  return styleSheets.map((path) => readFileSync(join(output.siteUnderWay, path), 'utf8').trim());
}

function compressionOf({ embedded }: RenderedPage): Compression {
  return 'name' in embedded && documentsCompressedAhead.includes(embedded.name) ? 'ahead' : 'edge';
}

/** The feed of all releases; on a product's history, its own first. */
function feedsOf({ embedded }: RenderedPage) {
  const all = { title: `${brand.name}: releases`, path: href.atomFeed('all') };
  const type = 'name' in embedded && embedded.name === 'history' ? Number(embedded.params.page) : Number.NaN;
  if (!isProductType(type)) return [all];
  return [{ title: `${productTypes[type].name} releases`, path: href.atomFeed(productSlugs[type]) }, all];
}

/** The scripts and style sheets of a page; the shell's alone where there is no page. */
function assetsOf({ embedded }: RenderedPage, manifest: ClientManifest) {
  if (!('name' in embedded)) return { scripts: manifest.shell, styleSheets: manifest.shellStyles };
  const source = pageModules[embedded.name];
  const [module] = manifest.page(source);
  return { scripts: manifest.scripts(source), module, styleSheets: manifest.styles(source) };
}

/**
 * Writes every page, list and feed into the site under way, and the hashes of inline scripts and styles.
 * @returns how many it wrote
 * @throws Error naming a document and the files that it refers to and that do not exist
 */
export async function prerenderSite({ manifest, loader }: PrerenderParts): Promise<{ pages: number; files: number }> {
  const { renderPage, renderAbsence, renderCertificate, documentsOf } = await loadRenderer();
  const library = loadContent();
  const replies = contentReplies(library);
  const manuals = manualDocuments();
  const context = contentContext(replies, manuals);

  const rendered = new Map<string, RenderedPage>();
  for (const { name, params, key } of await pageList((name) => documentsOf(name, context)))
    rendered.set(key, await renderPage(name, params, context));
  const pages = [...rendered.values()];
  rendered.set(notFoundPath.slice(1), await renderAbsence(context));

  await writeSocialPictures(new Set(pages.flatMap(({ meta }) => meta.picture?.name ?? [])), output.siteUnderWay);
  // Publishing refuses pages that were made of other content than the one it publishes.
  const digest = { key: contentDigestFile, text: contentDigest(replies) };
  const indices = [searchIndexFile(library, pages), faqIndexFile(library), manualIndexFile(manuals)];
  const files = [...releaseFiles(replies), ...siteFiles(pages, library), ...indices, digest];
  for (const { key, text } of files) writeSiteFile(key, text);

  const styleHashes = new Set<string>();
  for (const [key, page] of rendered) {
    const assets = assetsOf(page, manifest);
    const sheets = textsOf(assets.styleSheets);
    const compression = compressionOf(page);
    const parts = { page, loader, ...assets, sheets, feeds: feedsOf(page), compression };
    const { html, style, data } = fittingDocument(parts);
    styleHashes.add(cspHash(style));
    if (data) writeSiteFile(data.key, data.text);
    const broken = brokenReferences(html);
    if (broken.length > 0) throw new Error(`${key} names files that the site does not have: ${broken.join(', ')}`);
    writeSiteFile(key, html);
    if (compression === 'ahead') writeSiteFile(key + brotliEnding, compressed(html, compression));
  }
  const certificateSheets = textsOf(manifest.styles(certificateModule));
  const certificates = await certificateDocuments((state) => renderCertificate(state, context), certificateSheets);
  for (const [key, html] of certificates) writeSiteFile(key, html);
  const hashes = { scripts: [cspHash(loader)], styles: [...styleHashes] };
  writeFileSync(output.csp, `${JSON.stringify(hashes, null, 2)}\n`);
  rmSync(join(output.siteUnderWay, '.vite'), { recursive: true });
  return { pages: rendered.size + certificates.size, files: files.length };
}
