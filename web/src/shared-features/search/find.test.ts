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

test('other words of a page find it, the whole of one of them before all that speaks of it', () => {
  const words = 'rent\nrental\n租赁\n设备租赁';
  const lease = { ...entry('Servers for a weekend', 'By the day.', 'Page'), words };
  const find = createFind([entry('Rent', 'Rent, rent and rent.', 'Answer'), entry('Rents', 'Rental.', 'Case'), lease]);
  const best = (typed: string) => find(typed)[0]?.entry.title;
  expect(best('rental')).toBe(lease.title);
  expect(best('rent')).toBe('Rent'); // what has it for its title comes first
  for (const typed of ['租赁', '设备租赁', '租', '设备租']) expect(best(typed)).toBe(lease.title);
  expect(find('联系')).toEqual([]);
});

describe('versions of a product', () => {
  const release = (version: string, text: string) => ({
    ...entry(`S3 Pro ${version}`, text, 'Release'),
    to: `/history?page=21#v-${version}`,
  });
  const find = createFind([
    release('5.2.0', 'The timeline, and much besides that nobody looks for. Replaces 5.1.2.'),
    release('5.1.4', 'Windows and the timeline on many screens of a crew.'),
    release('5.1.2', 'Timeline.'),
    release('5.1.0', 'The first one.'),
    entry('S3 Pro', 'Timeline and windows.'),
  ]);
  const titles = (typed: string) => find(typed).map(({ entry: { title } }) => title);

  it('stand newest first, whether they are called so or speak of it', () => {
    expect(titles('s3 pro')).toEqual(['S3 Pro', 'S3 Pro 5.2.0', 'S3 Pro 5.1.4', 'S3 Pro 5.1.2', 'S3 Pro 5.1.0']);
    expect(titles('timeline').filter((title) => title !== 'S3 Pro')).toEqual([
      'S3 Pro 5.2.0',
      'S3 Pro 5.1.4',
      'S3 Pro 5.1.2',
    ]);
  });

  it('stand behind the one that was asked for by its number, and behind those of that beginning', () => {
    expect(titles('s3 pro 5.1.2')).toEqual(['S3 Pro 5.1.2', 'S3 Pro 5.2.0']);
    expect(titles('5.1')).toEqual(['S3 Pro 5.1.4', 'S3 Pro 5.1.2', 'S3 Pro 5.1.0', 'S3 Pro 5.2.0']);
  });
});

test('a word that is there just so is found without longer ones beside it', () => {
  const [best] = find('s3 pro');
  expect([...(best?.found ?? [])].toSorted()).toEqual(['pro', 's3']);
});

describe('a thing with several names', () => {
  const find = createFind([
    entry('Clock', 'It blocks a look at the clock.'),
    entry('Screen', 'The screen is locked by a lock.'),
    entry('Dongle', 'It is plugged in.'),
    entry('Order', 'An encryption lock has no network.'),
    entry('Keys', 'Two dongles of a show.'),
  ]);
  const titles = (typed: string) => find(typed).map(({ entry: { title } }) => title);
  const all = ['Dongle', 'Keys', 'Order', 'Screen'];

  it.each(['dongle', 'Dongles', 'lock', 'encryption lock', 'encrypted locks'])('is found by “%s”', (typed) => {
    expect(titles(typed).toSorted()).toEqual(all);
  });

  it('is found first where it is called as it was typed, and with other words as any', () => {
    expect(titles('dongle').slice(0, 2)).toEqual(['Dongle', 'Keys']);
    expect(titles('encryption lock')[0]).toBe('Order');
    expect(titles('dongle network')).toEqual(['Order']);
    expect(titles('show encrypted lock')).toEqual(['Keys']);
  });

  it('is marked by the name that is there', () => {
    expect([...(find('dongle network')[0]?.found ?? [])].toSorted()).toEqual(['encryption', 'lock', 'network']);
  });

  it('is no mistake for something else', () => {
    expect(titles('dongel')).toEqual(['Dongle', 'Keys']);
    expect(titles('clock')[0]).toBe('Clock');
  });
});
