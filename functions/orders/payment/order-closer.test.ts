import { expect, test } from 'vitest';
import { orderStates } from '../../../shared/order-lifecycle.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { anOrderDesk, paymentOf } from '../order-builders.ts';
import { factsOf, orderKey } from '../orders/order-change.ts';
import { orderCloser } from './order-closer.ts';

const output = captureLog();

const at = '2026-11-26T09:40:00.000Z';

/** A desk that closes orders; `meanwhile` happens after an order was read. */
function aDesk(meanwhile: () => Promise<unknown> = async () => undefined) {
  const desk = anOrderDesk();
  const find: typeof desk.find = async (id) => {
    const order = await desk.find(id);
    await meanwhile();
    return order;
  };
  return { ...desk, close: orderCloser({ find, transact: desk.transact }) };
}

test('an order that nobody paid is closed at that time, and announced with what was bought', async () => {
  const { bought, close, find, announced } = aDesk();
  const order = await bought();
  await close(order.id, at);
  expect(await find(order.id)).toEqual({ ...order, state: 'closed', closedAt: at });
  expect(announced().filter(({ name }) => name === 'order.closed.v1')).toMatchObject([{ data: factsOf(order) }]);
  expect(output.lines(lines.orderClosed)).toMatchObject([{ orderId: order.id, Announced: 1 }]);
});

test.each(orderStates.filter((state) => state !== 'unpaid'))('an order that is %s is not closed', async (state) => {
  const { bought, close, find, table, names } = aDesk();
  const order = await bought();
  await table.update(orderKey(order), { set: { state } });
  await close(order.id, at);
  expect(await find(order.id)).toEqual({ ...order, state });
  expect(names()).toEqual([]);
});

test('an order that is not there is not closed', async () => {
  const { close, writes } = aDesk();
  await close('20261125000000000000', at);
  expect(writes()).toBe(0);
});

test('an order that is paid at this moment stays paid, and nobody hears of its closing', async () => {
  const desk = aDesk(() => desk.record(paymentOf(order), 'notice'));
  const order = await desk.bought();
  await desk.close(order.id, at);
  expect(await desk.state(order.id)).toBe('paid');
  expect(desk.names()).toEqual(['order.paid.v1']);
  expect(output.lines(lines.orderClosed)).toEqual([]);
});
