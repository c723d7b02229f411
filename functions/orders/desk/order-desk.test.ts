import { describe, expect, test } from 'vitest';
import { orderStates } from '../../../shared/order-lifecycle.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aShipping, aYear, paymentOf } from '../order-builders.ts';
import { orderKey } from '../orders/order-change.ts';
import { ProviderUnclear } from '../payment/trade.ts';
import { aBackOffice, operator, sent } from './desk-builders.ts';

captureLog();

describe('operators', () => {
  test('open an order, and the trail says so', async () => {
    const { paid, open, items } = aBackOffice();
    const { id } = await paid();
    const opened = await open({ id, operator });
    expect(opened).toMatchObject({ ...aShipping, state: 'paid', total: '7800.00', tradeNumber: `trade-${id}` });
    expect(opened.steps.map(({ state }) => state)).toEqual(['unpaid', 'paid']);
    expect(JSON.stringify(items())).toContain(`order ${id}`);
  });

  test('ship and finish what was paid, each announced once', async () => {
    const { paid, ship, finish, find, names } = aBackOffice();
    const { id } = await paid();
    expect(await ship({ id, operator, ...sent })).toMatchObject({ state: 'shipped' });
    expect(await finish({ id, operator })).toMatchObject({ state: 'finished' });
    expect(await find(id)).toMatchObject({ courier: 'sf', courierNumber: sent.number });
    expect(names()).toEqual(['order.finished.v1', 'order.paid.v1', 'order.shipped.v1']);
  });

  test.each(orderStates.filter((state) => state !== 'paid'))('an order that is %s is not shipped', async (state) => {
    const { paid, ship, table, find, names } = aBackOffice();
    const order = await paid();
    await table.update(orderKey(order), { set: { state } });
    await expect(ship({ id: order.id, operator, ...sent })).rejects.toThrow('This order cannot be shipped: it is');
    expect((await find(order.id))?.state).toBe(state);
    expect(names()).toEqual(['order.paid.v1']);
  });

  test('an unpaid plan is not finished by hand', async () => {
    const { bought, finish, state } = aBackOffice();
    const { id } = await bought('ada', aYear);
    await expect(finish({ id, operator })).rejects.toThrow('cannot be finished: it is unpaid');
    expect(await state(id)).toBe('unpaid');
  });

  test('an order that nobody has is told as such', async () => {
    const { open, ship } = aBackOffice();
    await expect(open({ id: '20261125000000000000', operator })).rejects.toThrow('There is no such order');
    await expect(ship({ id: '20261125000000000000', operator, ...sent })).rejects.toThrow('There is no such order');
  });
});

describe('a refund', () => {
  test.each(['paid', 'shipped', 'finished'] as const)(
    'of an order that is %s pays all of it back, once',
    async (from) => {
      const { paid, refund, table, asked, names, find } = aBackOffice();
      const order = await paid();
      await table.update(orderKey(order), { set: { state: from } });
      expect(await refund({ id: order.id, operator })).toMatchObject({ state: 'refunded' });
      await expect(refund({ id: order.id, operator })).rejects.toThrow('cannot be refunded: it is refunded');
      expect(asked).toEqual([`${order.id} 780000`]);
      expect(names()).toEqual(['order.paid.v1', 'order.refunded.v1']);
      expect(await find(order.id)).toMatchObject({ state: 'refunded', refundedFrom: from });
    },
  );

  test('of an order that was never paid is refused, closed or not', async () => {
    const { bought, refund, table, asked } = aBackOffice();
    const order = await bought();
    await expect(refund({ id: order.id, operator })).rejects.toThrow('cannot be refunded: it is unpaid');
    await table.update(orderKey(order), { set: { state: 'closed' } });
    await expect(refund({ id: order.id, operator })).rejects.toThrow('it was never paid');
    expect(asked).toEqual([]);
  });

  test('of what was paid too late takes nothing from the revenue, and lifts the flag', async () => {
    const { bought, refund, record, table, announced, find } = aBackOffice();
    const order = await bought();
    await table.update(orderKey(order), { set: { state: 'closed' } });
    await record(paymentOf(order), 'notice');
    await refund({ id: order.id, operator });
    const told = announced().find(({ name }) => name === 'order.refunded.v1');
    expect(told?.data).toMatchObject({ wasRevenue: false });
    expect((await find(order.id))?.flag).toBeUndefined();
  });

  test('that the provider refuses leaves the order as it was, flagged, and can be tried again', async () => {
    const { paid, refund, provider, find } = aBackOffice();
    const { id } = await paid();
    provider.answer = async () => 'refused';
    await expect(refund({ id, operator })).rejects.toThrow('refuses to pay this order back');
    expect(await find(id)).toMatchObject({ state: 'paid', flag: 'refund-refused' });
    provider.answer = async () => 'refunded';
    expect(await refund({ id, operator })).toMatchObject({ state: 'refunded' });
  });

  test('of which the provider says nothing clear holds the order, until it is asked again', async () => {
    const { paid, refund, resume, provider, ship, find, names } = aBackOffice();
    const order = await paid();
    provider.answer = async () => {
      throw new ProviderUnclear();
    };
    expect(await refund({ id: order.id, operator })).toMatchObject({ state: 'refunding' });
    await expect(ship({ id: order.id, operator, ...sent })).rejects.toThrow('cannot be shipped');
    provider.answer = async () => 'refunded';
    const held = await find(order.id);
    expect(held && (await resume(held))).toBe('refunded');
    expect(held && (await resume(held))).toBe('moved');
    expect(names().filter((name) => name === 'order.refunded.v1')).toHaveLength(1);
  });

  test('raced with shipping, one of them wins and the other is told', async () => {
    const { paid, refund, ship, state, names } = aBackOffice();
    const { id } = await paid();
    const outcomes = await Promise.allSettled([refund({ id, operator }), ship({ id, operator, ...sent })]);
    const lost = outcomes.filter(({ status }) => status === 'rejected');
    expect(lost.length).toBeLessThanOrEqual(1);
    const ended = await state(id);
    expect(['refunded', 'shipped']).toContain(ended);
    expect(names().includes('order.refunded.v1')).toBe(ended === 'refunded');
  });
});
