import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../shared/content/load.ts';
import { synonyms } from '../../shared/search-words.ts';
import { manualDocuments } from '../build/manual-documents.ts';
import { createFind } from '../src/shared-features/search/find.ts';
import { fold, wordsOf } from '../src/shared-features/search/words.ts';
import { faqIndex } from './faq-index.ts';
import { manualIndex } from './manual-index.ts';
import { searchIndex } from './search-index.ts';

const library = loadContent();
const site = searchIndex(library, []);
const answers = faqIndex(library);
const manuals = manualIndex(manualDocuments());

describe.each([
  ['the site', site],
  ['the FAQ', answers],
  ['the manuals', manuals],
  ['answers and manuals together', [...answers, ...manuals]],
])('the search over %s', (name, index) => {
  const find = createFind(index);
  const addresses = (typed: string) => find(typed).map(({ entry: { title, to } }) => `${to} ${title}`);

  test(`a word of any text finds that text in ${name}`, () => {
    const wordOf = fc
      .constantFrom(...index)
      .chain((entry) =>
        fc.record({ entry: fc.constant(entry), word: fc.constantFrom(...wordsOf(entry.text), entry.title) }),
      );
    fc.assert(
      fc.property(wordOf, ({ entry: { title, to }, word }) => {
        expect(addresses(word)).toContain(`${to} ${title}`);
      }),
    );
  });

  test.each(synonyms.map((names) => [names]))(
    `%j find the same in ${name}, which is all that says one of them`,
    (names) => {
      const says = (text: string) =>
        names.some((one) => wordsOf(text).some((word) => fold(word).replace(/s$/, '') === one));
      const saying = index.filter(({ title, text, words = '' }) => says(`${title} ${text} ${words}`));
      expect(saying.length).toBeGreaterThan(0);
      const wanted = saying.map(({ title, to }) => `${to} ${title}`).toSorted();
      for (const typed of names.flatMap((one) => [one, `${one}s`, one.toUpperCase()]))
        expect(addresses(typed).toSorted(), typed).toEqual(wanted);
    },
  );
});

test('“blending” is found in the manuals, as often as it is said there', () => {
  const saying = manuals.filter(({ title, text }) => /blending/i.test(`${title} ${text}`));
  expect(saying.length).toBeGreaterThan(5);
  expect(createFind(manuals)('blending').length).toBeGreaterThanOrEqual(saying.length);
});
