import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadContent } from '../../shared/content/load.ts';
import { findAnswers, isFaqIndex } from '../src/features/faq/faq-index.ts';
import { faqIndex, faqIndexFile } from './faq-index.ts';

const library = loadContent();

test('the index holds every answer as plain text, with product and version', () => {
  const index = faqIndex(library);
  expect(index).toHaveLength(library.faqAnswers.length);
  expect(index.every(({ text }) => !/<\w|\*\*/.test(text))).toBe(true);
  expect(findAnswers(index, 'take keynote')[0]).toMatchObject({ id: 101, about: 'S1 2.5.1' });
});

test('the index as it is served is one that the page takes, and less than 30 KB', () => {
  const { key, text } = faqIndexFile(library);
  expect(key).toBe('search/faq.json');
  expect(isFaqIndex(JSON.parse(text))).toBe(true);
  expect(gzipSync(text).length).toBeLessThan(30_000);
});
