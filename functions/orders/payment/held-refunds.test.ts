import { expect, test } from 'vitest';
import { orderStates } from '../../../shared/order-lifecycle.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { anOrderDesk } from '../order-builders.ts';
import { orderKey } from '../orders/order-change.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { heldRefunds } from './held-refunds.ts';
import { refunder } from './refunder.ts';
import { ProviderUnclear, type RefundTrade } from './trade.ts';

const output = captureLog();

const minute = 60_000;

/** A desk with the job, due an hour after orders were placed, and a provider that pays back unless a test says otherwise. */
function aJob() {
  const desk = anOrderDesk();
  const { list, find, transact } = desk;
  const dueAt = new Date(Date.now() + 60 * minute);
  const asked: string[] = [];
  const provider: { answer: RefundTrade } = { answer: async () => 'refunded' };
  const refundTrade: RefundTrade = (id, total, before) => {
    asked.push(id);
    return provider.answer(id, total, before);
  };
  const refund = refunder({ refundTrade, transact });
  return {
    ...desk,
    asked,
    provider,
    /** The job, which may find orders elsewhere than they are. */
    resume: (read = find) => heldRefunds({ list, find: read, refund, transact })({ dueAt }),
    /** An order whose refund was asked for so long before the job. */
    async held(before: number, parts: Partial<StoredOrder> = {}) {
      const order = await desk.paid();
      const refundingAt = new Date(dueAt.getTime() - before).toISOString();
      const set = { state: 'refunding', refundedFrom: 'paid', refundingAt, ...parts } as const;
      await desk.table.update(orderKey(order), { set });
      return order;
    },
  };
}

test('a refund that has waited for two minutes is brought to its end, once', async () => {
  const { held, resume, state, names, asked } = aJob();
  const { id } = await held(2 * minute);
  await resume();
  await resume();
  expect(asked).toEqual([id]);
  expect(await state(id)).toBe('refunded');
  expect(names()).toEqual(['order.paid.v1', 'order.refunded.v1']);
});

test('a refund that was asked for a moment ago is left to whoever asked', async () => {
  const { held, resume, state, asked } = aJob();
  const { id } = await held(2 * minute - 1);
  await resume();
  expect(asked).toEqual([]);
  expect(await state(id)).toBe('refunding');
});

test('a refund of which nobody knows when it was asked for counts from the placing of its order', async () => {
  const { held, resume, state, table } = aJob();
  const order = await held(0);
  await table.update(orderKey(order), { remove: ['refundingAt'] });
  await resume();
  expect(await state(order.id)).toBe('refunded');
});

test('a refund that the provider refuses leads back to where its order was', async () => {
  const { held, resume, provider, find } = aJob();
  const { id } = await held(5 * minute, { refundedFrom: 'shipped' });
  provider.answer = async () => 'refused';
  await resume();
  expect(await find(id)).toMatchObject({ state: 'shipped', flag: 'refund-refused' });
});

test('a refund of which the provider says nothing clear waits on, and holds no other up', async () => {
  const { held, resume, provider, state } = aJob();
  const [unclear, other] = [await held(5 * minute), await held(5 * minute)];
  provider.answer = async (id) => {
    if (id === unclear.id) throw new ProviderUnclear();
    return 'refunded';
  };
  await resume();
  expect([await state(unclear.id), await state(other.id)]).toEqual(['refunding', 'refunded']);
  expect(output.text).toContain('"ProviderUnclear":1');
});

const unclear = async () => {
  throw new ProviderUnclear();
};
const hour = 60 * minute;

test('a refund without a clear answer for six hours is flagged, with the alarm, once, and is asked about as before', async () => {
  const { held, resume, provider, asked, find } = aJob();
  const { id } = await held(6 * hour);
  provider.answer = unclear;
  await resume();
  await resume();
  expect(await find(id)).toMatchObject({ state: 'refunding', flag: 'refund-unclear' });
  expect(output.lines(lines.orderFlagged)).toMatchObject([{ orderId: id, flag: 'refund-unclear', RefundsToSettle: 1 }]);
  provider.answer = async () => 'refunded';
  await resume();
  expect(asked).toHaveLength(3);
  const order = await find(id);
  expect([order?.state, order?.flag]).toEqual(['refunded', undefined]);
});

test('a refund without a clear answer for less than six hours is not flagged', async () => {
  const { held, resume, provider, find } = aJob();
  const { id } = await held(6 * hour - 1);
  provider.answer = unclear;
  await resume();
  expect((await find(id))?.flag).toBeUndefined();
});

test('a refund that is made while its answer is unclear is not flagged', async () => {
  const { held, resume, provider, recordRefund, find } = aJob();
  const { id } = await held(6 * hour);
  provider.answer = async () => {
    await recordRefund({ orderId: id, tradeNumber: `trade-${id}`, refund: 'whole' }, 'notice');
    return unclear();
  };
  await resume();
  const order = await find(id);
  expect([order?.state, order?.flag]).toEqual(['refunded', undefined]);
});

test.each([...orderStates.filter((state) => state !== 'refunding'), 'gone'] as const)(
  'an order that the list still has, and that is %s by now, is not paid back',
  async (now) => {
    const { held, resume, find, asked } = aJob();
    await held(5 * minute);
    const read: typeof find = async (id) => {
      const order = await find(id);
      return now === 'gone' ? undefined : order && { ...order, state: now };
    };
    await resume(read);
    expect(asked).toEqual([]);
  },
);
