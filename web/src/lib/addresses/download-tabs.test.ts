import { expect, it } from 'vitest';
import { downloadPages, downloadTabOf, downloadTabOrder } from './download-tabs.ts';

it('every tab of the download centre has a value of its own', () => {
  const values = Object.values(downloadPages);
  expect(new Set(values).size).toBe(downloadTabOrder.length);
  expect(values.map(downloadTabOf).toSorted()).toEqual(downloadTabOrder.toSorted());
});

it('a value that selects no tab of the download centre is told', () => {
  expect([downloadTabOf('7'), downloadTabOf('')]).toEqual([undefined, undefined]);
});
