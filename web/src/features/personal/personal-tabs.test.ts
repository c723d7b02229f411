import { expect, test } from 'vitest';
import { tabOf, tabs } from './personal-tabs.ts';

test('page 0 to 3 names a tab, and anything else shows the first', () => {
  expect(tabs.map(({ to }) => to)).toEqual([
    '/personal?page=0',
    '/personal?page=1',
    '/personal?page=2',
    '/personal?page=3',
  ]);
  expect(['2', undefined, '', '4', '-1', '01', 'x'].map(tabOf)).toEqual(['2', '0', '0', '0', '0', '0', '0']);
});
