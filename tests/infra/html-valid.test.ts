import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

const site = join(import.meta.dirname, '../../.build/web');
const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'long-title': 'off' } });
const documents = globSync('**/index.html', { cwd: site });

test('there are documents of all pages', () => {
  expect(documents.length).toBeGreaterThan(60);
});

test.each(documents)('the document %s is valid HTML', async (path) => {
  const { results } = await validator.validateString(readFileSync(join(site, path), 'utf8'), path);
  const reports = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, message }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
  );
  expect(reports).toEqual([]);
});

test('a document that is not valid is found', async () => {
  const { valid } = await validator.validateString('<!doctype html><title>A</title><p><div></div></p>');
  expect(valid).toBe(false);
});

/** The texts of a document's second-level headings that two of its labelled sections share: nobody could tell them apart. */
function repeatedSectionTitles(html: string): string[] {
  const titles = [...html.matchAll(/<h2 id="[^"]+"[^>]*>(.*?)<\/h2>/g)].map(([, title = '']) => title);
  return titles.filter((title, index) => titles.indexOf(title) !== index);
}

test('every section of a document has a title of its own', () => {
  const repeated = documents.flatMap((path) =>
    repeatedSectionTitles(readFileSync(join(site, path), 'utf8')).map((title) => `${path}: ${title}`),
  );
  expect(repeated).toEqual([]);
});

test('two sections with one title are found', () => {
  expect(repeatedSectionTitles('<h2 id="a">Films</h2><h2 id="b">More</h2><h2 id="c">Films</h2>')).toEqual(['Films']);
});
