import { expect, test } from 'vitest';
import type { Hit } from '../../shared-features/search/find.ts';
import { bestOf } from './best-of.ts';

const hits = (name: string, count: number, isWhole: boolean): Hit[] =>
  Array.from({ length: count }, (_, place) => ({
    entry: { kind: name, title: `${name} ${place + 1}`, to: '/', text: '' },
    found: new Set<string>(),
    isWhole,
  }));
const kinds = (list: readonly Hit[]) => list.map(({ entry: { kind } }) => kind).join(' ');

test('what has all the words comes before what has some, wherever it is from', () => {
  expect(kinds(bestOf(hits('site', 2, false), hits('manual', 2, true)))).toBe('manual manual site site');
  expect(kinds(bestOf(hits('site', 2, true), hits('manual', 2, false)))).toBe('site site manual manual');
});

test('of what is alike the site comes first, and leaves room for manuals', () => {
  const shown = bestOf(hits('site', 40, true), hits('manual', 40, true));
  expect(shown).toHaveLength(20);
  expect(shown.filter(({ entry: { kind } }) => kind === 'manual')).toHaveLength(8);
  expect(shown[0]?.entry.title).toBe('site 1');
});

test('without manuals the site has all the room', () => {
  expect(bestOf(hits('site', 40, true), [])).toHaveLength(20);
  expect(bestOf(hits('site', 18, true), hits('manual', 3, true))).toHaveLength(20);
});
