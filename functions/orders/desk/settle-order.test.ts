import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { fen } from '../../../shared/money.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { aBackOffice, operator, sent } from './desk-builders.ts';

const output = captureLog();

const changed = new Refusal('The order has changed meanwhile. Please look at it again.');

/** A back office with an order of which 1,000 yuan were refunded at the provider's console. */
async function refundedInPart() {
  const office = aBackOffice();
  const order = await office.paid();
  const refunds = (sum: number) =>
    office.recordRefund({ orderId: order.id, tradeNumber: `trade-${order.id}`, refund: fen(sum) }, 'notice');
  await refunds(100_000);
  return { ...office, id: order.id, refunds };
}

describe('an order of which a part was refunded', () => {
  test('is not shipped, and whoever tries is told what was refunded', async () => {
    const { ship, id, state } = await refundedInPart();
    const why = 'This order cannot be shipped: CNY 1000.00 of it was refunded. Refund the rest, or settle it first';
    await expect(ship({ id, operator, ...sent })).rejects.toEqual(new Refusal(why));
    expect(await state(id)).toBe('paid');
  });

  test('is shipped once an operator has settled it, who stands in the trail', async () => {
    const { ship, settle, id, find, trail } = await refundedInPart();
    const { flag } = await settle({ id, operator });
    expect(flag).toBeUndefined();
    expect(await find(id)).toMatchObject({ refundedPart: 100_000, settledPart: 100_000 });
    expect(trail()).toEqual([{ operator, action: 'order.settled', subject: `order ${id}` }]);
    expect(output.lines(lines.orderSettled)).toMatchObject([{ orderId: id }]);
    expect(await ship({ id, operator, ...sent })).toMatchObject({ state: 'shipped' });
  });

  test('stays settled where the same is told again, and waits once more where more is refunded', async () => {
    const { ship, settle, refunds, id, find } = await refundedInPart();
    await settle({ id, operator });
    await refunds(100_000);
    expect((await find(id))?.flag).toBeUndefined();
    await refunds(200_000);
    expect(await find(id)).toMatchObject({ flag: 'refunded-in-part' });
    await expect(ship({ id, operator, ...sent })).rejects.toThrow('CNY 2000.00 of it was refunded');
  });

  test('keeps what else it is flagged for, and is not shipped for that', async () => {
    const { ship, settle, refund, provider, id, find } = await refundedInPart();
    provider.answer = async () => 'refused';
    await expect(refund({ id, operator })).rejects.toThrow('refuses');
    await expect(ship({ id, operator, ...sent })).rejects.toThrow('of it was refunded');
    await settle({ id, operator });
    expect(await find(id)).toMatchObject({ state: 'paid', flag: 'refund-refused' });
  });

  test('is not settled where more is refunded at this moment', async () => {
    const { settle, refunds, between, id, trail } = await refundedInPart();
    between.happens = () => refunds(200_000);
    await expect(settle({ id, operator })).rejects.toEqual(changed);
    expect(trail()).toEqual([]);
  });
});

test('an order that is refunded in part while it is shipped is not shipped', async () => {
  const { paid, ship, between, recordRefund, find, names } = aBackOffice();
  const { id } = await paid();
  between.happens = () => recordRefund({ orderId: id, tradeNumber: `trade-${id}`, refund: fen(1) }, 'notice');
  await expect(ship({ id, operator, ...sent })).rejects.toEqual(changed);
  expect(await find(id)).toMatchObject({ state: 'paid', flag: 'refunded-in-part' });
  expect(names()).toEqual(['order.paid.v1']);
});

test('an order that is refunded whole while it is shipped is not shipped', async () => {
  const { paid, ship, between, recordRefund, find, names } = aBackOffice();
  const { id } = await paid();
  between.happens = () => recordRefund({ orderId: id, tradeNumber: `trade-${id}`, refund: 'whole' }, 'notice');
  await expect(ship({ id, operator, ...sent })).rejects.toEqual(changed);
  const order = await find(id);
  expect([order?.state, order?.shippedAt]).toEqual(['refunded', undefined]);
  expect(names()).toEqual(['order.paid.v1', 'order.refunded.v1']);
});

test('an order of which nothing was refunded has nothing to settle', async () => {
  const { paid, settle, trail } = aBackOffice();
  const { id } = await paid();
  const why = 'No partial refund of this order waits to be settled';
  await expect(settle({ id, operator })).rejects.toEqual(new Refusal(why));
  expect(trail()).toEqual([]);
});
