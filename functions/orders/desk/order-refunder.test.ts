import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { ProviderUnclear } from '../payment/trade.ts';
import { aBackOffice, operator } from './desk-builders.ts';

captureLog();

const at = '2026-11-25T09:30:00.000Z';
const changed = new Refusal('The order has changed meanwhile. Please look at it again.');
const unclear = async () => {
  throw new ProviderUnclear();
};

describe('an operator who pays an order back', () => {
  test('holds it, with its time and where it was, before the provider is asked', async () => {
    const { paid, refund, provider, find, trail } = aBackOffice();
    const order = await paid();
    provider.answer = unclear;
    expect(await refund({ id: order.id, operator })).toMatchObject({ id: order.id, state: 'refunding' });
    const held = { state: 'refunding', refundingAt: at, refundedFrom: 'paid' };
    expect(await find(order.id)).toEqual({ ...order, ...held });
    expect(trail()).toEqual([{ operator, action: 'order.refunded', subject: `order ${order.id}` }]);
  });

  test('goes on with one that is held already, and is no second one who held it', async () => {
    const { paid, refund, provider, asked, state, trail } = aBackOffice();
    const { id } = await paid();
    provider.answer = unclear;
    await refund({ id, operator });
    provider.answer = async () => 'refunded';
    expect(await refund({ id, operator: 'arn:aws:iam::123456789012:user/alan' })).toMatchObject({ state: 'refunded' });
    expect(await state(id)).toBe('refunded');
    expect(asked).toHaveLength(2);
    expect(trail()).toHaveLength(1);
  });

  test('is told where it is shipped at this moment, and nothing is paid back', async () => {
    const { paid, refund, between, set, asked, find, trail } = aBackOffice();
    const order = await paid();
    const { id } = order;
    between.happens = () => set(order, { state: 'shipped' });
    await expect(refund({ id, operator })).rejects.toEqual(changed);
    expect(asked).toEqual([]);
    expect(trail()).toEqual([]);
    expect((await find(id))?.refundedFrom).toBeUndefined();
  });

  test('is told that it is refunded where the notice of the provider comes before its answer, and it is announced once', async () => {
    const { paid, refund, provider, recordRefund, find, names } = aBackOffice();
    const order = await paid();
    provider.answer = async () => {
      await recordRefund({ orderId: order.id, tradeNumber: `trade-${order.id}`, refund: 'whole' }, 'notice');
      return 'refunded';
    };
    expect(await refund({ id: order.id, operator })).toMatchObject({ state: 'refunded' });
    expect(await find(order.id)).toMatchObject({ state: 'refunded', refundedFrom: 'paid' });
    expect(names()).toEqual(['order.paid.v1', 'order.refunded.v1']);
  });

  test('is told where the order has changed in another way meanwhile', async () => {
    const { paid, refund, provider, set, state } = aBackOffice();
    const order = await paid();
    provider.answer = async () => {
      await set(order, { refundedPart: 1 });
      return 'refused';
    };
    await expect(refund({ id: order.id, operator })).rejects.toEqual(changed);
    expect(await state(order.id)).toBe('refunding');
  });

  test('sees a fault of ours as such, and the order stays held', async () => {
    const { paid, refund, provider, state } = aBackOffice();
    const { id } = await paid();
    provider.answer = async () => {
      throw new TypeError('a fault');
    };
    await expect(refund({ id, operator })).rejects.toThrow(TypeError);
    expect(await state(id)).toBe('refunding');
  });

  test.each(['unpaid', 'refunded'] as const)('is refused for one that is %s', async (state) => {
    const { paid, refund, set, asked, trail } = aBackOffice();
    const order = await paid();
    await set(order, { state });
    const refusal = new Refusal(`This order cannot be refunded: it is ${state}`);
    await expect(refund({ id: order.id, operator })).rejects.toEqual(refusal);
    expect([asked, trail()]).toEqual([[], []]);
  });
});
