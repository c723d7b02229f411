import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { orderStates } from '../../../shared/order-lifecycle.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { factsOf } from '../orders/order-change.ts';
import { aBackOffice, operator, sent } from './desk-builders.ts';

const output = captureLog();

const at = '2026-11-25T09:30:00.000Z';
const changed = new Refusal('The order has changed meanwhile. Please look at it again.');

/** The event of a name that was announced, and its data. */
function announcedAs(name: string, { announced }: Pick<ReturnType<typeof aBackOffice>, 'announced'>) {
  return announced().filter((event) => event.name === name);
}

describe('shipping', () => {
  test('is written with its courier and its time, and announced, in the name of whoever did it', async () => {
    const office = aBackOffice();
    const order = await office.paid();
    const shipped = { state: 'shipped', shippedAt: at, courier: sent.courier, courierNumber: sent.number };
    expect(await office.ship({ id: order.id, operator, ...sent })).toMatchObject({ id: order.id, state: 'shipped' });
    expect(await office.find(order.id)).toEqual({ ...order, ...shipped });
    expect(announcedAs('order.shipped.v1', office)).toMatchObject([{ data: factsOf(order) }]);
    expect(office.trail()).toEqual([{ operator, action: 'order.shipped', subject: `order ${order.id}` }]);
    expect(output.lines(lines.orderShipped)).toMatchObject([{ orderId: order.id, Announced: 1 }]);
  });

  test.each(['refunding', 'shipped'] as const)(
    'an order that is %s by somebody else at this moment is told to whoever was slower, and leaves no trace of theirs',
    async (state) => {
      const office = aBackOffice();
      const { ship, between, find, set, trail, names } = office;
      const order = await office.paid();
      const { id } = order;
      between.happens = () => set(order, { state });
      await expect(ship({ id, operator, ...sent })).rejects.toEqual(changed);
      const now = await find(id);
      expect([now?.state, now?.courier]).toEqual([state, undefined]);
      expect([names(), trail(), output.lines(lines.orderShipped)]).toEqual([['order.paid.v1'], [], []]);
    },
  );
});

describe('an arrival', () => {
  test('is written with its time and announced, in the name of whoever noted it', async () => {
    const office = aBackOffice();
    const order = { ...(await office.paid()), state: 'shipped' as const };
    await office.set(order, { state: 'shipped' });
    expect(await office.finish({ id: order.id, operator })).toMatchObject({ id: order.id, state: 'finished' });
    expect(await office.find(order.id)).toEqual({ ...order, state: 'finished', finishedAt: at });
    expect(announcedAs('order.finished.v1', office)).toMatchObject([{ data: factsOf(order) }]);
    expect(office.trail()).toEqual([{ operator, action: 'order.finished', subject: `order ${order.id}` }]);
    expect(output.lines(lines.orderFinished)).toMatchObject([{ orderId: order.id, Announced: 1 }]);
  });

  test.each(orderStates.filter((state) => state !== 'shipped'))(
    'is not noted of an order that is %s',
    async (state) => {
      const { paid, finish, set, find, trail, names } = aBackOffice();
      const order = await paid();
      await set(order, { state });
      await expect(finish({ id: order.id, operator })).rejects.toThrow('This order cannot be finished: it is');
      expect(await find(order.id)).toEqual({ ...order, state });
      expect([names(), trail()]).toEqual([['order.paid.v1'], []]);
    },
  );

  test('of a parcel that is paid back at this moment is told to whoever was slower', async () => {
    const { paid, finish, set, between, state, trail, names } = aBackOffice();
    const order = await paid();
    await set(order, { state: 'shipped' });
    between.happens = () => set(order, { state: 'refunding' });
    await expect(finish({ id: order.id, operator })).rejects.toEqual(changed);
    expect(await state(order.id)).toBe('refunding');
    expect([names(), trail(), output.lines(lines.orderFinished)]).toEqual([['order.paid.v1'], [], []]);
  });
});

test.each([
  ['unpaid', 'unpaid'],
  ['shipped', 'shipped'],
  ['finished', 'finished'],
  ['closed', 'closed'],
  ['refunding', 'refund under way'],
  ['refunded', 'refunded'],
] as const)('an order that is %s cannot be shipped, and is told as %s', async (state, name) => {
  const { paid, ship, set, trail } = aBackOffice();
  const order = await paid();
  await set(order, { state });
  const refusal = new Refusal(`This order cannot be shipped: it is ${name}`);
  await expect(ship({ id: order.id, operator, ...sent })).rejects.toEqual(refusal);
  expect(trail()).toEqual([]);
});

test('an order that waits to be sent cannot be finished, and is told as such', async () => {
  const { paid, finish } = aBackOffice();
  const { id } = await paid();
  const refusal = new Refusal('This order cannot be finished: it is waiting to be sent');
  await expect(finish({ id, operator })).rejects.toEqual(refusal);
});
