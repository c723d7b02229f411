import { describe, expect, test } from 'vitest';
import { orderActions, orderStates, stateAfter } from '../../../shared/order-lifecycle.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anOrderDesk } from '../order-builders.ts';
import { factsOf, moveBack, moveOrder, orderKey } from './order-change.ts';

captureLog();

const at = '2026-11-25T10:00:00.000Z';
const earlier = '2026-11-25T09:45:00.000Z';
const pairs = orderStates.flatMap((state) => orderActions.map((action) => [state, action] as const));
const possible = pairs.filter(([state, action]) => stateAfter(state, action));
const impossible = pairs.filter(([state, action]) => !stateAfter(state, action));

/** An order that was bought a while ago and is in this state now, and what moves it. */
async function anOrder(state: (typeof orderStates)[number] = 'unpaid', set: object = {}) {
  const desk = anOrderDesk();
  const order = await desk.bought();
  await desk.table.update(orderKey(order), { set: { state, ...set } });
  const read = async () => {
    const found = await desk.find(order.id);
    if (!found) throw new Error('The order is gone');
    return found;
  };
  return { ...desk, read, order: await read() };
}

describe('what happens to an order', () => {
  test.each(possible)(
    'where it is %s: %s is written with its time, beside what else changes',
    async (state, action) => {
      const { order, transact, read } = await anOrder(state, { flag: 'refund-refused' });
      const change = { set: { courier: 'sf' }, remove: ['flag'] };
      const outcome = await transact<'moved'>((transaction) => moveOrder(transaction, order, action, at, change));
      expect(outcome).toBe('written');
      const after = stateAfter(state, action);
      const { flag: _, ...others } = order;
      expect(await read()).toEqual({ ...others, state: after, [`${after}At`]: at, courier: 'sf' });
    },
  );

  test.each(impossible)('where it is %s: %s is a fault of ours, and changes nothing', async (state, action) => {
    const { order, transact, read } = await anOrder(state);
    const move = transact<'moved'>((transaction) => moveOrder(transaction, order, action, at));
    await expect(move).rejects.toThrow(`An order that is ${state} knows no ${action}`);
    expect(await read()).toEqual(order);
  });

  test('fails where somebody else was faster, and leaves what they did', async () => {
    const { order, transact, read } = await anOrder();
    const move = (action: 'close' | 'pay') =>
      transact<'moved'>((transaction) => moveOrder(transaction, order, action, at));
    expect([await move('close'), await move('pay')]).toEqual(['written', 'moved']);
    expect((await read()).state).toBe('closed');
  });
});

describe('a refund that the provider refused', () => {
  const back = async ({ order, transact }: Awaited<ReturnType<typeof anOrder>>) =>
    transact<'moved'>((transaction) => moveBack(transaction, order, 'refund-refused'));

  test.each(['paid', 'shipped', 'finished', 'closed'] as const)(
    'leads an order that was %s back to there, flagged, as if none had been asked for',
    async (refundedFrom) => {
      const held = await anOrder('refunding', { refundedFrom, refundingAt: earlier, paidAt: earlier });
      expect(await back(held)).toBe('written');
      const { refundedFrom: _, refundingAt: __, ...others } = held.order;
      expect(await held.read()).toEqual({ ...others, state: refundedFrom, flag: 'refund-refused' });
    },
  );

  test.each([
    ['is not held for it', 'paid', { refundedFrom: 'paid' }],
    ['came from nowhere', 'refunding', {}],
  ] as const)('leads an order nowhere that %s', async (_, state, set) => {
    const order = await anOrder(state, set);
    await expect(back(order)).rejects.toThrow('This order is not held for a refund');
    expect(await order.read()).toEqual(order.order);
  });

  test('changes nothing where the refund came to its end meanwhile', async () => {
    const held = await anOrder('refunding', { refundedFrom: 'paid', refundingAt: earlier });
    await held.table.update(orderKey(held.order), { set: { state: 'refunded' } });
    expect(await back(held)).toBe('moved');
    expect((await held.read()).state).toBe('refunded');
  });
});

test('events say of an order what was bought, and nothing of whoever gets it', async () => {
  const { order } = await anOrder();
  expect(factsOf(order)).toEqual({
    orderId: order.id,
    uid: 'ada',
    entry: 1,
    product: 'dongle-5',
    quantity: 2,
    total: 780_000,
    currency: 'CNY',
  });
});
