/**
 * Typesets manuals and writes them where the site serves them from, and their lines into the manifest.
 *
 *   node web/manuals/make.ts            all manuals
 *   node web/manuals/make.ts s3-pro     some
 *   node web/manuals/make.ts --draft    into .local/manuals only, whatever they weigh
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadContent } from '../../shared/content/load.ts';
import type { ManualEntry } from '../../shared/content/load-manuals.ts';
import { measureFile } from '../../shared/content/measure-file.ts';
import { manualManifestFile, readManualManifest } from '../build/manual-manifest.ts';
import { readPictureManifest } from '../build/picture-manifest.ts';
import { manualDocument } from './document.ts';
import { openBrowser, type Typeset, typeset } from './typeset.ts';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const texts = new URL('../../shared/content/manuals/', import.meta.url);

/** The most bytes that a manual may have: it is read on phones, at venues. */
const ceiling = 900_000;

const drafts = fileURLToPath(new URL('../../.local/manuals', import.meta.url));

function keepDraft({ name }: ManualEntry, { pdf, pages }: Typeset): void {
  mkdirSync(drafts, { recursive: true });
  writeFileSync(`${drafts}/${name}.pdf`, pdf);
  console.log(`  .local/manuals/${name}.pdf  ${pages} pages  ${pdf.length} bytes`);
}

function publish({ name, file_path }: ManualEntry, { pdf, pages, headings }: Typeset): void {
  if (pdf.length > ceiling) throw new Error(`${name} has ${pdf.length} bytes, more than ${ceiling}`);
  mkdirSync(`${publicFolder}/media/manuals`, { recursive: true });
  writeFileSync(publicFolder + file_path, pdf);
  const { sha256 } = measureFile(fileURLToPath(new URL(`${name}.md`, texts)));
  const entry = { path: file_path, bytes: pdf.length, pages, source: sha256, headings };
  const entries = Object.entries({ ...readManualManifest(), [name]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(manualManifestFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  console.log(`  ${name.padEnd(20)} ${pages} pages ${String(pdf.length).padStart(8)} bytes`);
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { draft: { type: 'boolean' } } });
const { products, manuals } = loadContent(undefined, { pictures: new Set(Object.keys(readPictureManifest())) });
const unknown = positionals.find((name) => !manuals.some((manual) => manual.name === name));
if (unknown) throw new Error(`There is no manual named ${unknown} in shared/content/manuals`);

const browser = await openBrowser();
try {
  for (const manual of manuals) {
    if (positionals.length > 0 && !positionals.includes(manual.name)) continue;
    const product = products.find(({ id }) => id === manual.product)?.title ?? '';
    const keep = values.draft ? keepDraft : publish;
    keep(manual, await typeset(browser, await manualDocument(manual, product), manual.update_date));
  }
} finally {
  await browser.close();
}
