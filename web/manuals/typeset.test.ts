import { inflateSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManualEntry } from '../../shared/content/load-manuals.ts';
import { readPictureManifest } from '../build/picture-manifest.ts';
import { manualDocument } from './document.ts';
import { openBrowser, typeset } from './typeset.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const [cover = ''] = Object.keys(readPictureManifest());
const filler = 'Every step is tried before the audience comes. '.repeat(120);

/** A manual of three chapters, the second a page after the first. */
const manual = {
  name: 'test',
  file_path: '/media/manuals/test.pdf',
  title: 'User manual',
  product: 3,
  type: 1,
  version: '2.5.1',
  directory: 's1',
  cover,
  describe: '',
  file_name: 'Test',
  update_date: '2026-03-12',
  index: { mistakes: ['mend'] },
  text: `## Install\n\n${filler}\n\n## Use\n\n${filler}${filler}\n\n## Mend\n\nSee [Use](#use).\n\n> [!NOTE]\n> Read it.`,
} satisfies ManualEntry;

const make = async () => typeset(browser, await manualDocument(manual, 'S1'), manual.update_date);

/** All objects of a packed PDF as text. */
function objectsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/Type \/ObjStm[^>]*\/Length (\d+)>>\nstream\n/g)];
  return streams
    .map(({ index, 0: head, 1: length }) => pdf.subarray(index + head.length, index + head.length + Number(length)))
    .map((bytes) => inflateSync(bytes).toString('latin1'))
    .join('\n');
}

test('a manual is tagged, has bookmarks, a language, its title, its date and our type only', async () => {
  const { pdf, pages } = await make();
  const objects = objectsOf(pdf);
  expect(pages).toBeGreaterThan(3);
  expect(objects).toContain('/Title (S1 2.5.1: User manual)');
  expect(objects).toContain("/CreationDate (D:20260312000000+00'00')");
  expect(objects).toContain('/Type /StructTreeRoot');
  expect(objects).toContain('/Lang (en)');
  expect(objects).toMatch(/\/Title \(2 Use\)/);
  expect([...objects.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name)).not.toContainEqual(
    expect.not.stringContaining('Archivo'),
  );
});

test('a second run makes the same bytes', async () => {
  const [first, second] = [await make(), await make()];
  expect(second.pdf.equals(first.pdf)).toBe(true);
});

test('a letter that our type does not have is refused', async () => {
  await expect(manualDocument({ ...manual, text: '## Install\n\n舞台' }, 'S1')).rejects.toThrow('the letter 舞');
});
