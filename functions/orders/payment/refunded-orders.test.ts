import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anOrderDesk } from '../order-builders.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { refundAsker } from './refunded-orders.ts';
import { ProviderUnclear, type Trade } from './trade.ts';

captureLog();

const minute = 60_000;
const day = 24 * 60 * minute;

/** A desk with the job, and a provider that calls everything refunded unless a test says otherwise. */
function aJob() {
  const desk = anOrderDesk();
  const placedAt = Date.now();
  const asked: string[] = [];
  const provider = { answer: (id: string): Trade => ({ state: 'closed', tradeNumber: `trade-${id}` }) };
  const askTrade = async (id: string) => {
    asked.push(id);
    return provider.answer(id);
  };
  return {
    ...desk,
    asked,
    provider,
    run: (after: number) => refundAsker({ ...desk, askTrade })({ dueAt: new Date(placedAt + after) }),
  };
}

test('an order that was paid and is not sent is refunded where the provider says so, and announced once', async () => {
  const { paid, run, state, names } = aJob();
  const { id } = await paid();
  await run(day);
  await run(2 * day);
  expect(await state(id)).toBe('refunded');
  expect(names()).toEqual(['order.paid.v1', 'order.refunded.v1']);
});

test('each is asked about once a day, from a day after it was placed', async () => {
  const { paid, run, asked, provider } = aJob();
  const { id } = await paid();
  provider.answer = () => ({ state: 'unpaid' });
  const runs = Array.from({ length: (3 * day) / (5 * minute) }, (_, number) => number * 5 * minute + 2 * minute);
  for (const after of runs) await run(after);
  expect(asked).toEqual([id, id]);
});

test.each<[string, Trade]>([
  ['was paid', { state: 'paid', tradeNumber: 'trade', total: { minor: 780_000, currency: 'CNY' } }],
  ['is unpaid', { state: 'unpaid' }],
  ['is not known', { state: 'absent' }],
  ['was paid by another payment, and refunded', { state: 'closed', tradeNumber: 'another' }],
])('an order of which the provider says that it %s stays as it is', async (_, trade) => {
  const { paid, run, find, provider } = aJob();
  const order = await paid();
  provider.answer = () => trade;
  await run(day);
  expect(await find(order.id)).toEqual(order);
});

test.each<StoredOrder['state']>(['unpaid', 'shipped', 'finished', 'closed', 'refunding', 'refunded'])(
  'nobody asks about an order that is %s',
  async (state) => {
    const { paid, set, run, asked } = aJob();
    await set(await paid(), { state });
    await run(day);
    expect(asked).toEqual([]);
  },
);

test('an order that the provider is unclear about holds no other up', async () => {
  const { paid, run, provider, state } = aJob();
  const [unclear, other] = [await paid(), await paid()];
  provider.answer = (id) => {
    if (id === unclear.id) throw new ProviderUnclear();
    return { state: 'closed', tradeNumber: `trade-${id}` };
  };
  await run(day);
  expect([await state(unclear.id), await state(other.id)]).toEqual(['paid', 'refunded']);
});
