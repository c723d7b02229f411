import { describe, expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import type { OrderState } from '../../../shared/order-lifecycle.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { anOrderDesk, aYear } from '../order-builders.ts';
import { factsOf } from '../orders/order-change.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import { refundRecorder } from './refund-recorder.ts';

const output = captureLog();

const at = '2026-11-25T09:30:00.000Z';
const whole = ({ id }: PlacedOrder) => ({ orderId: id, tradeNumber: `trade-${id}`, refund: 'whole' }) as const;
const part = (order: PlacedOrder, sum: number) => ({ ...whole(order), refund: fen(sum) });
const told = ({ announced }: Pick<ReturnType<typeof anOrderDesk>, 'announced'>) =>
  announced().filter(({ name }) => name === 'order.refunded.v1');

describe('a refund at the console, of all of an order', () => {
  test.each<[OrderState, boolean]>([
    ['paid', true],
    ['shipped', true],
    ['finished', true],
    ['closed', false],
  ])('that is %s is written and announced once, however often it is told', async (state, wasRevenue) => {
    const desk = anOrderDesk();
    const order = await desk.paid();
    await desk.set(order, { state, flag: 'paid-after-closing' });
    await desk.recordRefund(whole(order), 'notice');
    await desk.recordRefund(whole(order), 'job');
    expect(await desk.find(order.id)).toEqual({ ...order, state: 'refunded', refundedAt: at, refundedFrom: state });
    expect(told(desk)).toMatchObject([{ data: { ...factsOf(order), wasRevenue } }]);
    expect(output.lines(lines.orderRefunded)).toMatchObject([{ orderId: order.id, by: 'notice', Announced: 1 }]);
  });

  test('ends a plan, too', async () => {
    const desk = anOrderDesk();
    const order = await desk.paid(aYear);
    await desk.recordRefund(whole(order), 'notice');
    expect(await desk.find(order.id)).toMatchObject({ state: 'refunded', refundedFrom: 'finished' });
  });

  test('whose refund by us is under way is that refund: where the order came from stays', async () => {
    const desk = anOrderDesk();
    const order = await desk.paid();
    await desk.set(order, { state: 'refunding', refundedFrom: 'shipped' });
    await desk.recordRefund(whole(order), 'notice');
    expect(await desk.find(order.id)).toMatchObject({ state: 'refunded', refundedFrom: 'shipped' });
    expect(told(desk)).toHaveLength(1);
  });

  test('that is shipped at this moment is refunded from there', async () => {
    const desk = anOrderDesk();
    const order = await desk.paid();
    let reads = 0;
    const find: typeof desk.find = async (id) => {
      const read = await desk.find(id);
      reads += 1;
      if (reads === 1) await desk.set(order, { state: 'shipped' });
      return read;
    };
    await refundRecorder({ ...desk, find })(whole(order), 'notice');
    expect(await desk.find(order.id)).toMatchObject({ state: 'refunded', refundedFrom: 'shipped' });
  });

  test('that another payment paid, or that nobody placed, changes nothing', async () => {
    const desk = anOrderDesk();
    const order = await desk.paid();
    await desk.recordRefund({ ...whole(order), tradeNumber: 'another' }, 'notice');
    await desk.recordRefund({ ...whole(order), orderId: '20261125000000000000' }, 'job');
    expect(await desk.find(order.id)).toEqual(order);
  });
});

describe('a refund at the console, of a part of an order', () => {
  test.each<OrderState>(['paid', 'shipped', 'finished', 'closed', 'refunding'])(
    'that is %s flags it with its sum, and raises the alarm, once for each sum',
    async (state) => {
      const desk = anOrderDesk();
      const order = await desk.paid();
      await desk.set(order, { state });
      await desk.recordRefund(part(order, 100_000), 'notice');
      await desk.recordRefund(part(order, 100_000), 'notice');
      await desk.recordRefund(part(order, 90_000), 'notice');
      const flagged = { ...order, state, refundedPart: 100_000, flag: 'refunded-in-part' };
      expect(await desk.find(order.id)).toEqual(flagged);
      await desk.recordRefund(part(order, 200_000), 'notice');
      expect(await desk.find(order.id)).toEqual({ ...flagged, refundedPart: 200_000 });
      expect(told(desk)).toEqual([]);
      const line = { orderId: order.id, flag: 'refunded-in-part', RefundsToSettle: 1 };
      expect(output.lines(lines.orderFlagged)).toMatchObject([line, line]);
    },
  );

  test('is no more than that once the rest is refunded', async () => {
    const desk = anOrderDesk();
    const order = await desk.paid();
    await desk.recordRefund(part(order, 100_000), 'notice');
    await desk.recordRefund(whole(order), 'notice');
    const { state, flag, refundedPart } = (await desk.find(order.id)) ?? order;
    expect([state, flag, refundedPart]).toEqual(['refunded', undefined, undefined]);
    await desk.recordRefund(part(order, 200_000), 'notice');
    expect(await desk.state(order.id)).toBe('refunded');
  });
});
