import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readManuals } from '../../shared/content/load-manuals.ts';
import { measureFile } from '../../shared/content/measure-file.ts';
import { readManualManifest } from './manual-manifest.ts';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const texts = fileURLToPath(new URL('../../shared/content/manuals', import.meta.url));
const manifest = readManualManifest();

test.each(readManuals())('the document of $name was made from its text as it is, and weighs little', (manual) => {
  const { name, file_path } = manual;
  const entry = manifest[name];
  expect(entry?.path).toBe(file_path);
  expect(entry?.source, `run node web/manuals/make.ts ${name}`).toBe(measureFile(`${texts}/${name}.md`).sha256);
  const bytes = readFileSync(publicFolder + file_path);
  expect(bytes.length).toBe(entry?.bytes);
  expect(bytes.length).toBeLessThanOrEqual(900_000);
});

test('the folder of manuals has no document without a text', () => {
  const documents = readdirSync(`${publicFolder}/media/manuals`).map((file) => `/media/manuals/${file}`);
  expect(documents.toSorted()).toEqual(readManuals().map(({ file_path }) => file_path));
});
