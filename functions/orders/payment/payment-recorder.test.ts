import { describe, expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import { orderStates } from '../../../shared/order-lifecycle.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { anOrderDesk, aYear, paymentOf, twoDongles } from '../order-builders.ts';
import { orderKey } from '../orders/order-change.ts';

const output = captureLog();

describe('a payment', () => {
  test('makes its order paid and is announced, once, however often it is told of', async () => {
    const { bought, record, find, names } = anOrderDesk();
    const order = await bought();
    expect(await record(paymentOf(order), 'notice')).toBe('paid');
    expect(await record(paymentOf(order), 'job')).toBe('known');
    expect(await find(order.id)).toMatchObject({ state: 'paid', tradeNumber: `trade-${order.id}` });
    expect(names()).toEqual(['order.paid.v1']);
  });

  test('told of fifty times at once is one', async () => {
    const { bought, record, names } = anOrderDesk();
    const order = await bought();
    const told = await Promise.all(Array.from({ length: 50 }, () => record(paymentOf(order), 'notice')));
    expect(told.filter((outcome) => outcome === 'paid')).toHaveLength(1);
    expect(told.filter((outcome) => outcome === 'known')).toHaveLength(49);
    expect(names()).toEqual(['order.paid.v1']);
  });

  test('of a plan finishes its order', async () => {
    const { bought, record, state } = anOrderDesk();
    const order = await bought('ada', aYear);
    await record(paymentOf(order), 'return');
    expect(await state(order.id)).toBe('finished');
  });

  test.each([1, -1, 100])('of %i fen more is not taken', async (more) => {
    const { bought, record, state } = anOrderDesk();
    const order = await bought();
    const payment = { ...paymentOf(order), total: fen(order.total + more) };
    expect(await record(payment, 'notice')).toBe('other-amount');
    expect(await state(order.id)).toBe('unpaid');
  });

  test('of an order that is not there is not taken', async () => {
    const { record, items } = anOrderDesk();
    expect(await record({ orderId: '20261125000000000000', tradeNumber: 't', total: fen(1) }, 'notice')).toBe(
      'unknown-order',
    );
    expect(items()).toEqual([]);
  });

  test.each(orderStates.filter((state) => state !== 'unpaid' && state !== 'closed'))(
    'of an order that is %s, though nobody knows by which payment, is not taken',
    async (state) => {
      const { bought, record, table, find, names } = anOrderDesk();
      const order = await bought();
      await table.update(orderKey(order), { set: { state } });
      expect(await record(paymentOf(order), 'notice')).toBe('other-payment');
      expect(await find(order.id)).toEqual({ ...order, state });
      expect(names()).toEqual([]);
    },
  );

  test('of an order that another payment has paid is not taken', async () => {
    const { paid, record, find } = anOrderDesk();
    const order = await paid();
    expect(await record({ ...paymentOf(order), tradeNumber: 'another' }, 'notice')).toBe('other-payment');
    expect((await find(order.id))?.tradeNumber).toBe(`trade-${order.id}`);
  });

  test('that comes when its order is closed is kept and flagged, and pays nothing', async () => {
    const { bought, record, find, table, names } = anOrderDesk();
    const order = await bought();
    await table.update(orderKey(order), { set: { state: 'closed' } });
    expect(await record(paymentOf(order), 'notice')).toBe('flagged');
    expect(await record(paymentOf(order), 'notice')).toBe('known');
    expect(await find(order.id)).toMatchObject({
      state: 'closed',
      flag: 'paid-after-closing',
      tradeNumber: `trade-${order.id}`,
    });
    expect(names()).toEqual([]);
  });

  test.each([
    ['a dongle', twoDongles, 'paid'],
    ['a plan', aYear, 'finished'],
  ])(
    'of %s whose address or computer was erased meanwhile is kept and flagged: nobody gets what was paid',
    async (_, draft, state) => {
      const { bought, record, find, erased, names } = anOrderDesk();
      const order = await bought('ada', draft);
      await erased('ada');
      expect(await record(paymentOf(order), 'notice')).toBe('paid');
      expect(await record(paymentOf(order), 'notice')).toBe('known');
      expect(await find(order.id)).toMatchObject({ state, flag: 'paid-after-erasing' });
      expect(names()).toEqual(['order.paid.v1']);
      expect(output.text).toContain('"PaidInVain":1');
    },
  );

  test('of a closed order that is told of eight times at once is flagged once', async () => {
    const { bought, record, table } = anOrderDesk();
    const order = await bought();
    await table.update(orderKey(order), { set: { state: 'closed' } });
    const told = await Promise.all(Array.from({ length: 8 }, () => record(paymentOf(order), 'notice')));
    expect(told.toSorted()).toEqual(['flagged', ...Array(7).fill('known')]);
  });

  test.each(orderStates)('told of again when its order is %s changes nothing', async (state) => {
    const { paid, record, table, find } = anOrderDesk();
    const order = await paid();
    await table.update(orderKey(order), { set: { state } });
    const before = await find(order.id);
    expect(await record(paymentOf(order), 'notice')).toBe('known');
    expect(await find(order.id)).toEqual(before);
  });

  test('is told once with whoever brought it, and raises no alarm where all is well', async () => {
    const { bought, record, find } = anOrderDesk();
    const [dongles, plan] = [await bought(), await bought('ada', aYear)];
    await record(paymentOf(dongles), 'job');
    await record(paymentOf(dongles), 'notice');
    await record(paymentOf(plan), 'return');
    expect(output.lines(lines.orderPaid)).toMatchObject([
      { orderId: dongles.id, by: 'job', Announced: 1 },
      { orderId: plan.id, by: 'return', Announced: 1 },
    ]);
    expect([...output.lines(lines.orderFlagged), ...output.lines(lines.paymentContradicted)]).toEqual([]);
    const at = '2026-11-25T09:30:00.000Z';
    expect(await find(dongles.id)).toMatchObject({ paidAt: at });
    expect(await find(plan.id)).toMatchObject({ paidAt: at, finishedAt: at });
  });

  test('that is flagged raises the alarm, and says of which order', async () => {
    const { bought, record, table, erased: erase } = anOrderDesk();
    const [closed, erased] = [await bought('ada'), await bought('bob')];
    await table.update(orderKey(closed), { set: { state: 'closed' } });
    await erase('bob');
    for (const order of [closed, erased]) await record(paymentOf(order), 'notice');
    expect(output.lines(lines.orderFlagged)).toMatchObject([
      { orderId: closed.id, flag: 'paid-after-closing', PaidInVain: 1 },
      { orderId: erased.id, flag: 'paid-after-erasing', PaidInVain: 1 },
    ]);
  });

  describe('that our books contradict', () => {
    const contradicted = async (by: 'notice' | 'return' | 'job') => {
      const { paid, record } = anOrderDesk();
      const order = await paid();
      await record({ ...paymentOf(order), total: fen(order.total + 1) }, by);
      await record({ ...paymentOf(order), tradeNumber: 'another' }, by);
      await record({ ...paymentOf(order), orderId: '20261125000000000000' }, by);
      return output.lines(lines.paymentContradicted);
    };

    test.each(['return', 'job'] as const)('raises the alarm where a %s brought it', async (by) => {
      const whys = ['other-amount', 'other-payment', 'unknown-order'];
      expect(await contradicted(by)).toMatchObject(whys.map((why) => ({ why, SignedPaymentsRefused: 1 })));
    });

    test('is left to whoever takes notices where one brought it', async () => {
      expect(await contradicted('notice')).toEqual([]);
    });
  });
});
