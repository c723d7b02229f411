import { describe, expect, it, test } from 'vitest';
import { createFind } from './find.ts';
import type { SearchEntry } from './search-index.ts';

const entry = (title: string, text = '', kind = 'Product'): SearchEntry => ({ kind, title, text, to: `/${title}` });

const find = createFind([
  entry('S3 Lite', 'The timeline of S3, in a small package.'),
  entry('S3', 'Timeline and windows.'),
  entry('S3 Pro', 'For crews, with a media server and a projector for façades.'),
  entry('S2', 'Windows for large events.'),
  entry('Stream Deck Plugin', 'S3 Pro under real keys: it asks S3 Pro for its pages.'),
  entry('S3 Pro 5.2.0', 'Paired servers.', 'Release'),
  entry('S3 Pro 5.1.0', 'The first one.', 'Release'),
]);
const titles = (typed: string) => find(typed).map(({ entry: { title } }) => title);

describe('the search', () => {
  it('puts what is called just so before what is called alike, and that before what speaks of it', () => {
    expect(titles('s3 pro')[0]).toBe('S3 Pro');
    expect(titles('s3 pro').at(-1)).toBe('Stream Deck Plugin');
    expect(titles('S3')[0]).toBe('S3');
  });

  it.each([
    ['the beginning of a word', 'timelin', ['S3', 'S3 Lite']],
    ['a letter left out', 'serer', ['S3 Pro']],
    ['a letter too many', 'timeeline', ['S3', 'S3 Lite']],
    ['a wrong letter', 'wondows', ['S2', 'S3']],
    ['two letters changed over', 'sevrer', ['S3 Pro 5.2.0', 'S3 Pro']],
    ['an accent left out', 'facades', ['S3 Pro']],
    ['the beginning of a version', 's3 pro 5.2', ['S3 Pro 5.2.0']],
  ])('takes %s', (_, typed, expected) => {
    expect(titles(typed).toSorted()).toEqual(expected.toSorted());
  });

  it('takes S2 for no mistake in S3, nor two mistakes for one', () => {
    expect(titles('s2')).toEqual(['S2']);
    expect(titles('prajactar')).toEqual([]);
  });

  it('wants all words, and takes some of them where nothing has all', () => {
    expect(titles('crews media')).toEqual(['S3 Pro']);
    expect(titles('crews unicorn')).toContain('S3 Pro');
  });

  it.each(['', ' ', '…', '<>', '(((', 'xyzzy', 't xyzzy'])('finds nothing for “%s”', (typed) => {
    expect(find(typed)).toEqual([]);
  });
});

test('a word that is there just so is found without longer ones beside it', () => {
  const [best] = find('s3 pro');
  expect([...(best?.found ?? [])].toSorted()).toEqual(['pro', 's3']);
});
