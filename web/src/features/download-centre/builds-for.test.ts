import { expect, test } from 'vitest';
import { aBuild } from '../../../testing/builders.ts';
import { buildsFor } from './builds-for.ts';
import type { Product } from './load-download-centre.ts';

const aRow = (title: string, ...systems: (1 | 2 | 3 | 4)[]): Product => ({
  title,
  line: '',
  img: 's1',
  buttonUrl: '/',
  series: 's',
  builds: systems.map((system) => aBuild({ system })),
});
const rows = [aRow('Server'), aRow('S1', 1), aRow('Assistant', 1, 2)];

const shown = (...request: Parameters<typeof buildsFor>) =>
  buildsFor(...request).map(({ title, builds }) => [title, builds.map(({ system }) => system)]);

test('without a chosen platform every product is listed, also one without builds', () => {
  expect(shown(rows, null)).toEqual([
    ['Server', []],
    ['S1', [1]],
    ['Assistant', [1, 2]],
  ]);
});

test('a chosen platform leaves its builds and the products that have one', () => {
  expect(shown(rows, 'mac')).toEqual([['Assistant', [2]]]);
  expect(shown(rows, 'ios')).toEqual([]);
});
