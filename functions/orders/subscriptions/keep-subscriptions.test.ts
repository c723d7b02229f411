import { describe, expect, test } from 'vitest';
import { delivering } from '../../platform/testing/delivering.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import keepSubscriptions from '../keep-subscriptions.consumer.ts';
import * as lines from '../log-lines.ts';
import { anOrderDesk, aYear, twoDongles } from '../order-builders.ts';
import { planProduct } from '../orders/catalogue.ts';
import { factsOf } from '../orders/order-change.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import { subscriptionPage } from './subscription.ts';
import { subscriptionsOf } from './subscription-repository.ts';

const output = captureLog();

const at = '2026-11-25T09:30:00.000Z';

/** A desk, and what its events do to subscriptions. */
function aKeeper() {
  const desk = anOrderDesk();
  const keep = delivering(keepSubscriptions.start({ ownedBy: desk.ownedBy }, { setAside: async () => [] }));
  const told = async (name: string, data: object) =>
    expect(await keep({ name, id: crypto.randomUUID(), data })).toEqual([]);
  return {
    ...desk,
    paidFor: (order: PlacedOrder) => told('order.paid.v1', factsOf(order)),
    refunded: (order: PlacedOrder) => told('order.refunded.v1', { ...factsOf(order), wasRevenue: true }),
    stored: () => subscriptionsOf(desk.ownedBy({ uid: 'ada' }).orders),
  };
}

const aPlan = (software: 'P1' | 'P1+', id: number, hwid: string) => ({ product: planProduct(software, id, hwid) });

describe('what plans come to', () => {
  test.each([
    ['sixty days', 1, 60],
    ['a year', 2, 365],
    ['for ever', 3, -1],
  ])('a plan of %s gives its days from the moment of its payment', async (_, id, days) => {
    const { paid, paidFor, set, stored } = aKeeper();
    const order = await paid(aPlan('P1', id, 'H1'));
    await set(order, { placedAt: '2026-11-24T09:30:00.000Z' });
    await paidFor(order);
    const grants = [{ id: order.id, days, at, isOver: false }];
    expect(await stored()).toEqual([{ software: 'P1', hwid: 'H1', grants, revision: 1 }]);
  });

  test('plans of one computer add up, and those of another software or computer are their own', async () => {
    const { paid, paidFor, stored } = aKeeper();
    for (const plan of [aPlan('P1', 1, 'H1'), aPlan('P1', 2, 'H1'), aPlan('P1', 1, 'H2'), aPlan('P1+', 1, 'H1')])
      await paidFor(await paid(plan));
    const days = (await stored()).map(({ software, hwid, grants }) =>
      [software, hwid, ...grants.map((grant) => grant.days)].join(' '),
    );
    expect(new Set(days)).toEqual(new Set(['P1 H1 60 365', 'P1 H2 60', 'P1+ H1 60']));
  });

  test('one of several that is paid back takes its own days alone, once', async () => {
    const { paid, paidFor, refunded, stored, writes } = aKeeper();
    const [first, second] = [await paid(aPlan('P1', 1, 'H1')), await paid(aPlan('P1', 2, 'H1'))];
    for (const order of [first, second]) await paidFor(order);
    await refunded(first);
    const written = writes();
    for (const again of [refunded, paidFor]) await again(first);
    expect(writes()).toBe(written);
    const [subscription] = await stored();
    expect(subscription?.revision).toBe(3);
    expect(subscription?.grants.map(({ id, isOver }) => [id, isOver])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
  });

  test('what is sent gives no days, and nothing is missing', async () => {
    const { paid, paidFor, refunded, writes } = aKeeper();
    const order = await paid(twoDongles);
    const before = writes();
    await paidFor(order);
    await refunded(order);
    expect(writes()).toBe(before);
    expect(output.lines(lines.orderMissing)).toEqual([]);
  });

  test('a plan whose computer was erased gives no days, which is told', async () => {
    const { bought, paidFor, erased, stored } = aKeeper();
    const order = await bought('ada', aYear);
    await erased('ada');
    await paidFor(order);
    expect(await stored()).toEqual([]);
    expect(output.lines(lines.orderMissing)).toMatchObject([{ orderId: order.id }]);
  });

  test('a plan of which nobody knows when it was paid counts from its placing', async () => {
    const { bought, refunded, stored } = aKeeper();
    const order = await bought('ada', aYear);
    await refunded(order);
    expect(await stored()).toMatchObject([{ grants: [{ id: order.id, days: 365, at: order.placedAt, isOver: true }] }]);
  });
});

describe('a plan that was bought', () => {
  /** A keeper of a member who has paid a year. */
  async function aYearPaid() {
    const keeper = aKeeper();
    const order = await keeper.paid(aYear);
    return {
      ...keeper,
      paid: () => keeper.paidFor(order),
      refunded: () => keeper.refunded(order),
      days: async () =>
        subscriptionPage(await keeper.stored(), { page: 1, size: 15 }, Date.now()).list.map(({ days }) => days),
    };
  }

  test('is a subscription, once however often its event comes', async () => {
    const { paid, days } = await aYearPaid();
    await Promise.all([paid(), paid(), paid()]);
    await paid();
    expect(await days()).toEqual([365]);
  });

  test('ends when it is paid back, in whatever order the events come', async () => {
    const { paid, refunded, days } = await aYearPaid();
    await refunded();
    await paid();
    expect(await days()).toEqual([]);
  });

  test('of a member who is gone does nothing', async () => {
    const { paid, table, find, items, writes } = await aYearPaid();
    const [order] = items().filter(({ state }) => state === 'finished');
    await table.delete({ pk: String(order?.pk), sk: String(order?.sk) });
    const before = writes();
    await paid();
    expect([writes(), await find(String(order?.id))]).toEqual([before, undefined]);
  });
});
