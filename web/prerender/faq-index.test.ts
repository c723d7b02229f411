import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadContent } from '../../shared/content/load.ts';
import { href } from '../src/lib/addresses/href.ts';
import { createFind } from '../src/shared-features/search/find.ts';
import { isSearchIndex } from '../src/shared-features/search/search-index.ts';
import { faqIndex, faqIndexFile } from './faq-index.ts';

const library = loadContent();

test('the index holds every answer as plain text, with product and version', () => {
  const index = faqIndex(library);
  expect(index).toHaveLength(library.faqAnswers.length);
  expect(index.every(({ text }) => !/<\w|\*\*/.test(text))).toBe(true);
  const [best] = createFind(index)('take keynote');
  expect(best?.entry).toMatchObject({ to: href.faq(101), title: expect.stringMatching(/ \(S1 2\.5\.1\)$/) });
});

test('the index as it is served is one that the search takes, and less than 30 KB', () => {
  const { key, text } = faqIndexFile(library);
  expect(key).toBe('search/faq.json');
  expect(isSearchIndex(JSON.parse(text))).toBe(true);
  expect(gzipSync(text).length).toBeLessThan(30_000);
});
