import { expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import { limitKeeper } from '../../platform/calls/limits/limit-keeper.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { anOrderDesk, paymentOf } from '../order-builders.ts';
import { orderCloser } from './order-closer.ts';
import { paymentReturn } from './payment-return.ts';
import { ProviderUnclear, type Trade } from './trade.ts';

const output = captureLog();

const leadsTo = '/personal?page=2';

/** Somebody who comes back from paying an order, of which the provider says this. */
async function comingBack(says: (trade: Extract<Trade, { state: 'paid' }>) => Trade, isSigned = true, times = 1) {
  const { bought, find, record, transact, state, names, table } = anOrderDesk();
  const asked: string[] = [];
  const order = await bought();
  const { orderId, ...payment } = paymentOf(order);
  const back = paymentReturn({
    provider: {
      readNotice: async () =>
        isSigned
          ? { kind: 'notice', orderId, status: 'other', ...payment }
          : { kind: 'refused', why: 'signature', isSigned: false },
      askTrade: async (id) => {
        asked.push(id);
        return says({ state: 'paid', ...payment });
      },
    },
    keepLimit: limitKeeper(table, { now: Date.now, pause: () => 0 }),
    record,
    close: orderCloser({ find, transact }),
  });
  const places = await Promise.all(Array.from({ length: times }, () => back({ out_trade_no: orderId })));
  expect(new Set(places)).toEqual(new Set([leadsTo]));
  return { state: await state(orderId), names: names(), asked: asked.length };
}

test('what the provider calls paid is paid when the orders open', async () => {
  expect(await comingBack((paid) => paid)).toEqual({ asked: 1, state: 'paid', names: ['order.paid.v1'] });
  expect(output.lines(lines.orderPaid)).toMatchObject([{ by: 'return' }]);
});

test('what was cancelled at the provider is closed, so that the same can be ordered anew', async () => {
  const back = await comingBack(({ tradeNumber }) => ({ state: 'closed', tradeNumber }));
  expect(back).toEqual({ asked: 1, state: 'closed', names: ['order.closed.v1'] });
});

test('a payment of which our books say otherwise is not taken, and somebody is told', async () => {
  const back = await comingBack((paid) => ({ ...paid, total: fen(1) }));
  expect(back).toEqual({ asked: 1, state: 'unpaid', names: [] });
  expect(output.text).toContain('"SignedPaymentsRefused":1');
});

test.each(['unpaid', 'absent'] as const)('what is %s at the provider can still be paid', async (state) => {
  expect(await comingBack(() => ({ state }))).toEqual({ asked: 1, state: 'unpaid', names: [] });
});

test('where the provider is unclear the orders open all the same, and it is told', async () => {
  const back = await comingBack(() => {
    throw new ProviderUnclear();
  });
  expect(back).toEqual({ asked: 1, state: 'unpaid', names: [] });
  expect(output.lines(lines.providerUnclear)).toMatchObject([
    { orderId: expect.stringMatching(/^\d{20}$/), ProviderUnclear: 1 },
  ]);
});

test('a fault of ours is no unclear answer', async () => {
  const faulty = comingBack(() => {
    throw new TypeError('a fault');
  });
  await expect(faulty).rejects.toThrow(TypeError);
  expect(output.lines(lines.providerUnclear)).toEqual([]);
});

test('a return that nobody has signed asks about nothing', async () => {
  expect(await comingBack((paid) => paid, false)).toEqual({ asked: 0, state: 'unpaid', names: [] });
});

test('whoever sends one return again and again is led to their orders each time, and the provider is asked twenty times an hour', async () => {
  const back = await comingBack(() => ({ state: 'unpaid' }), true, 25);
  expect(back).toEqual({ asked: 20, state: 'unpaid', names: [] });
  expect(output.lines(lines.providerUnclear)).toEqual([]);
});

test('returns that nobody has signed use up no limit', async () => {
  expect(await comingBack((paid) => paid, false, 100)).toEqual({ asked: 0, state: 'unpaid', names: [] });
});
