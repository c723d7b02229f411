import { expect, test } from 'vitest';
import { aContext } from '../../../testing/builders.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { page } from './load-order-info.ts';

const { load } = page;

test('without a dongle in its address the page is that of customer service, and names what can be ordered', async () => {
  const { dongle, offered } = await load(aContext(), {});
  expect([dongle, offered.map(({ tid }) => tid)]).toEqual([null, [4, 5]]);
});

test.each([
  ['4', 'P1 dongle', '1200.00', '1499.00'],
  ['5', 'S1 dongle', '3900.00', '4199.00'],
])('the dongle %s is ordered: %s for %s in place of %s', async (tid, name, price, oldPrice) => {
  expect((await load(aContext(), { tid })).dongle).toMatchObject({ name, price, oldPrice });
});

test.each(['1', '6', '04', '4.0', 'x'])('there is no dongle %s', async (tid) => {
  await expect(load(aContext(), { tid })).rejects.toThrow(NotFound);
});
