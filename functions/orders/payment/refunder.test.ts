import { describe, expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import type { OrderState } from '../../../shared/order-lifecycle.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { anOrderDesk } from '../order-builders.ts';
import { factsOf, orderKey } from '../orders/order-change.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { refunder } from './refunder.ts';
import { ProviderUnclear, type RefundTrade } from './trade.ts';

const output = captureLog();

const heldAt = '2026-11-25T09:00:00.000Z';

/** An order that is held for a refund, and a provider that gives this answer to it. */
async function aHeldOrder(refundTrade: RefundTrade, refundedFrom: OrderState = 'paid') {
  const desk = anOrderDesk();
  const paid = await desk.paid();
  const change = (set: Partial<StoredOrder>) => desk.table.update(orderKey(paid), { set });
  await change({ state: 'refunding', refundedFrom, refundingAt: heldAt, flag: 'paid-after-erasing' });
  const order = await desk.find(paid.id);
  if (!order) throw new Error('The order is gone');
  return {
    ...desk,
    order,
    change,
    refund: refunder({ refundTrade, transact: desk.transact }),
    told: () => desk.announced().filter(({ name }) => name === 'order.refunded.v1'),
  };
}

describe('a refund', () => {
  test('asks for all that was paid, and is written with its time and announced when it was made', async () => {
    const asked: unknown[] = [];
    const held = await aHeldOrder(async (...call) => {
      asked.push(call);
      return 'refunded';
    });
    const { order, refund, find, told } = held;
    expect(await refund(order)).toBe('refunded');
    expect(asked).toEqual([[order.id, fen(780_000), fen(0)]]);
    const { flag: _, ...others } = order;
    expect(await find(order.id)).toEqual({ ...others, state: 'refunded', refundedAt: '2026-11-25T09:30:00.000Z' });
    expect(told()).toMatchObject([{ data: factsOf(order) }]);
    expect(output.lines(lines.orderRefunded)).toMatchObject([{ orderId: order.id, Announced: 1 }]);
  });

  test.each([
    ['paid', true],
    ['shipped', true],
    ['finished', true],
    ['closed', false],
  ] as const)('of an order that was %s takes from the revenue: %s', async (from, wasRevenue) => {
    const { order, refund, told } = await aHeldOrder(async () => 'refunded', from);
    await refund(order);
    expect(told()).toMatchObject([{ data: { wasRevenue } }]);
  });

  test('that is refused raises the alarm, announces nothing and leads back', async () => {
    const { order, refund, find, told } = await aHeldOrder(async () => 'refused', 'shipped');
    expect(await refund(order)).toBe('refused');
    expect(await find(order.id)).toMatchObject({ state: 'shipped', flag: 'refund-refused' });
    expect(told()).toEqual([]);
    const flagged = { orderId: order.id, flag: 'refund-refused', RefundsRefused: 1 };
    expect(output.lines(lines.orderFlagged)).toMatchObject([flagged]);
  });

  test('of which the provider says nothing clear changes nothing', async () => {
    const { order, refund, find, told } = await aHeldOrder(async () => {
      throw new ProviderUnclear();
    });
    await expect(refund(order)).rejects.toThrow(ProviderUnclear);
    expect(await find(order.id)).toEqual(order);
    expect(told()).toEqual([]);
  });

  test.each(['refunded', 'refused'] as const)(
    'that is %s when somebody else has brought it to its end is told as such, and changes nothing',
    async (answer) => {
      const held = await aHeldOrder(async () => {
        await held.change({ state: 'refunded' });
        return answer;
      });
      const { order, refund, find, told } = held;
      expect(await refund(order)).toBe('moved');
      expect(await find(order.id)).toEqual({ ...order, state: 'refunded' });
      expect(told()).toEqual([]);
      expect([...output.lines(lines.orderRefunded), ...output.lines(lines.orderFlagged)]).toEqual([]);
    },
  );
});
