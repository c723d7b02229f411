import { describe, expect, test, vi } from 'vitest';
import { fen } from '../../../shared/money.ts';
import { withinCall } from '../../platform/calls/call-context.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { anOrderDesk, paymentOf } from '../order-builders.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import { orderCloser } from './order-closer.ts';
import { ProviderUnclear, type Trade } from './trade.ts';
import { paymentAsker, unpaidCloser } from './unpaid-orders.ts';

const output = captureLog();

const minute = 60_000;
const day = 24 * 60 * minute;

const paidTrade = ({ id, total }: PlacedOrder): Trade => ({
  state: 'paid',
  tradeNumber: `trade-${id}`,
  total: fen(total),
});

/** A desk with the jobs, and a provider that says of each order what a test wants. */
function aProvider() {
  const desk = anOrderDesk();
  const trades = new Map<string, () => Trade>();
  const asked: string[] = [];
  const askTrade = async (id: string): Promise<Trade> => {
    asked.push(id);
    return trades.get(id)?.() ?? { state: 'unpaid' };
  };
  const closeTrade = async (id: string): Promise<'closed' | 'absent' | 'paid'> => {
    const { state } = await askTrade(id);
    return state === 'unpaid' ? 'closed' : state;
  };
  const { list, record, find, transact } = desk;
  const run = { dueAt: new Date() };
  return {
    ...desk,
    trades,
    asked,
    ask: (after: number) => paymentAsker({ list, record, askTrade })({ dueAt: new Date(run.dueAt.getTime() + after) }),
    close: (after: number) =>
      unpaidCloser({ list, record, close: orderCloser({ find, transact }), askTrade, closeTrade })({
        dueAt: new Date(run.dueAt.getTime() + after),
      }),
  };
}

describe('asking about payments', () => {
  test('finds a payment whose notice was lost, and says so', async () => {
    const { bought, ask, trades, state, names } = aProvider();
    const order = await bought();
    trades.set(order.id, () => paidTrade(order));
    await ask(6 * minute);
    expect(await state(order.id)).toBe('paid');
    expect(names()).toEqual(['order.paid.v1']);
    expect(output.lines(lines.orderPaid)).toMatchObject([{ orderId: order.id, by: 'job' }]);
    expect(output.lines(lines.paymentFound)).toMatchObject([{ orderId: order.id, PaymentsFound: 1 }]);
  });

  test('finds nothing where the notice was faster than the answer', async () => {
    const { bought, ask, trades, record, state } = aProvider();
    const order = await bought();
    trades.set(order.id, () => {
      void record(paymentOf(order), 'notice');
      return paidTrade(order);
    });
    await ask(6 * minute);
    expect(await state(order.id)).toBe('paid');
    expect(output.lines(lines.orderPaid)).toMatchObject([{ by: 'notice' }]);
    expect(output.lines(lines.paymentFound)).toEqual([]);
  });

  test('is about orders that have waited for five minutes', async () => {
    const { bought, ask, asked } = aProvider();
    const { id } = await bought();
    await ask(5 * minute - 1);
    expect(asked).toEqual([]);
    await ask(5 * minute);
    expect(asked).toEqual([id]);
  });

  test('that finds no unpaid order says so', async () => {
    const { paid, ask, asked } = aProvider();
    await paid();
    await ask(90 * minute);
    expect(output.lines(lines.unpaidLookedThrough)).toMatchObject([{ asked: 0, oldestMinutes: 0 }]);
    expect(asked).toEqual([]);
  });

  test('leaves an order alone that was placed a moment ago', async () => {
    const { bought, ask, asked } = aProvider();
    await bought();
    await ask(4 * minute);
    expect(asked).toEqual([]);
  });

  test('an order of which the provider says nothing clear stays unpaid and holds no other up', async () => {
    const { bought, ask, trades, state } = aProvider();
    const [unclear, found] = [await bought('ada'), await bought('bob')];
    trades.set(unclear.id, () => {
      throw new ProviderUnclear();
    });
    trades.set(found.id, () => paidTrade(found));
    await ask(6 * minute);
    expect([await state(unclear.id), await state(found.id)]).toEqual(['unpaid', 'paid']);
    expect(output.text).toContain('"ProviderUnclear":1');
  });

  test('a fault of ours fails the run, once all others were asked about', async () => {
    const { bought, ask, trades, state } = aProvider();
    const [faulty, found] = [await bought('ada'), await bought('bob')];
    trades.set(faulty.id, () => {
      throw new TypeError('a fault');
    });
    trades.set(found.id, () => paidTrade(found));
    await expect(ask(6 * minute)).rejects.toThrow('a fault');
    expect(await state(found.id)).toBe('paid');
  });

  test('where the time is not enough for all, those placed last are asked about, however many somebody else left unpaid', async () => {
    const { bought, ask, trades, state, asked } = aProvider();
    for (let placed = 0; placed < 15; placed += 1) await bought('eve');
    vi.setSystemTime(Date.now() + minute);
    const found = await bought('ada');
    trades.set(found.id, () => paidTrade(found));
    const call = {
      ...{ requestId: 'r', correlationId: 'c' },
      // Time for no more than the first ten.
      get endsAt() {
        return performance.now() + (asked.length < 10 ? 60_000 : 0);
      },
    };
    await withinCall(call, () => ask(30 * minute));
    expect(asked).toHaveLength(10);
    expect(await state(found.id)).toBe('paid');
    const seen = { asked: 10, oldestMinutes: 30, UnpaidOrders: 16, OldestUnpaidMinutes: 30 };
    expect(output.lines(lines.unpaidLookedThrough)).toMatchObject([seen]);
  });

  test('another amount than we charge is not taken, and somebody is told', async () => {
    const { bought, ask, trades, state } = aProvider();
    const order = await bought();
    trades.set(order.id, () => ({ state: 'paid', tradeNumber: 't', total: fen(order.total - 1) }));
    await ask(6 * minute);
    expect(await state(order.id)).toBe('unpaid');
    expect(output.text).toContain('"why":"other-amount"');
    expect(output.text).toContain('"SignedPaymentsRefused":1');
  });

  test('says how many are unpaid, and since when the oldest is', async () => {
    const { bought, ask } = aProvider();
    for (const buyer of ['ada', 'bob', 'eve']) {
      await bought(buyer);
      vi.setSystemTime(Date.now() + 20 * minute);
    }
    await ask(90 * minute);
    const seen = { asked: 3, oldestMinutes: 90, UnpaidOrders: 3, OldestUnpaidMinutes: 90 };
    expect(output.lines(lines.unpaidLookedThrough)).toMatchObject([seen]);
  });
});

describe('closing what was not paid', () => {
  test.each(['unpaid', 'absent', 'closed'] as const)(
    'a day later, an order that is %s at the provider is closed, and announced once',
    async (trade) => {
      const { bought, close, trades, state, names } = aProvider();
      const order = await bought();
      trades.set(order.id, () => ({ state: trade, tradeNumber: 'trade' }));
      await close(day + 11 * minute);
      await close(day + 26 * minute);
      expect(await state(order.id)).toBe('closed');
      expect(names()).toEqual(['order.closed.v1']);
    },
  );

  test('an order that can still be paid stays open', async () => {
    const { bought, close, asked, state } = aProvider();
    const order = await bought();
    await close(day + 9 * minute);
    expect([await state(order.id), asked]).toEqual(['unpaid', []]);
  });

  test('begins ten minutes after the day is over, with the time of the run', async () => {
    const { bought, close, asked, find } = aProvider();
    const order = await bought();
    await close(day + 10 * minute - 1);
    expect(asked).toEqual([]);
    await close(day + 10 * minute);
    expect(await find(order.id)).toEqual({ ...order, state: 'closed', closedAt: '2026-11-26T09:40:00.000Z' });
  });

  test('closes the oldest first where the time is not enough for all', async () => {
    const { bought, close, asked } = aProvider();
    const oldest = await bought();
    vi.setSystemTime(Date.now() + minute);
    await bought();
    await close(day + 30 * minute);
    expect(asked[0]).toBe(oldest.id);
  });

  test('an order that the provider called paid and then does not stays open until the next run', async () => {
    const { bought, close, trades, asked, state, names } = aProvider();
    const order = await bought();
    trades.set(order.id, () => (asked.length === 1 ? paidTrade(order) : { state: 'unpaid' }));
    await close(day + 11 * minute);
    expect(asked).toHaveLength(2);
    expect([await state(order.id), names()]).toEqual(['unpaid', []]);
    expect(output.lines(lines.paymentFound)).toEqual([]);
  });

  test('an order that the provider calls paid is paid, not closed', async () => {
    const { bought, close, trades, state, names } = aProvider();
    const order = await bought();
    trades.set(order.id, () => paidTrade(order));
    await close(day + 11 * minute);
    expect(await state(order.id)).toBe('paid');
    expect(names()).toEqual(['order.paid.v1']);
  });

  test('an order that is paid while the provider closes it keeps its payment', async () => {
    const { bought, close, trades, record, state, names } = aProvider();
    const order = await bought();
    trades.set(order.id, () => {
      void record({ orderId: order.id, tradeNumber: 't', total: fen(order.total) }, 'notice');
      return { state: 'unpaid' };
    });
    await close(day + 11 * minute);
    expect(['paid', 'closed']).toContain(await state(order.id));
    expect(names()).toHaveLength(1);
  });

  test('where the provider is unclear the order stays open until the next run', async () => {
    const { bought, close, trades, state } = aProvider();
    const order = await bought();
    trades.set(order.id, () => {
      throw new ProviderUnclear();
    });
    await close(day + 11 * minute);
    expect(await state(order.id)).toBe('unpaid');
    trades.delete(order.id);
    await close(day + 26 * minute);
    expect(await state(order.id)).toBe('closed');
  });
});
