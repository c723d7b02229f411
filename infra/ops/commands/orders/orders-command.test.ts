import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { RequestInputOf } from '../../../../shared/contract/endpoint.ts';
import type { OpenedOrder } from '../../../../shared/contract/order-schemas.ts';
import type { OperationEntry } from '../../../publish/operations.ts';
import { keptOutput } from '../../../terminal/kept-output.ts';
import type { CommandWithActions } from '../../command-with-actions.ts';
import { subscriptions } from '../subscriptions.ts';
import { orders } from './orders-command.ts';

const operator = 'arn:aws:iam::123456789012:user/kim';
const id = '20261125402983617745';

const order: OpenedOrder = {
  id,
  member: 'u1',
  state: 'paid',
  product: 'dongle-5',
  quantity: 2,
  total: '7800.00',
  currency: 'CNY',
  placedAt: '2026-11-25T09:30:00.000Z',
  name: 'Ada Lovelace',
  phone: '13800138000',
  addr: '1 Stage Road, Shanghai',
  hwid: '',
  tradeNumber: '2026112522001400000000000000',
  refundedPart: '',
  courier: '',
  courierNumber: '',
  steps: [
    { state: 'unpaid', at: '2026-11-25T09:30:00.000Z' },
    { state: 'paid', at: '2026-11-25T09:31:00.000Z' },
  ],
};
const subscription = {
  member: 'u1',
  software: 'P1+',
  hwid: '7C3A',
  days: -1,
  startedAt: '2026-11-25T09:31:00.000Z',
  grants: [{ id, days: -1, at: '2026-11-25T09:31:00.000Z', isOver: false }],
};

/** A site that answers as its operations do, and an output that keeps what is written. */
function aSite(command: CommandWithActions) {
  const asked: { name: string; request: unknown }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    listOrders: { list: [order], cursor: '' },
    showOrder: order,
    shipOrder: { ...order, state: 'shipped' },
    finishOrder: { ...order, state: 'finished' },
    refundOrder: { ...order, state: 'refunded' },
    settleOrder: order,
    listSubscriptions: { list: [subscription] },
    grantSubscription: subscription,
  };
  const operate = async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    asked.push({ name, request: z.parse(entry.request, request) });
    return z.parse<E['response']>(entry.response, answers[name]);
  };
  const output = keptOutput();
  const run = (...args: string[]) =>
    command.runAt(args, output, async () => ({ operate, operator: async () => operator }));
  return { run, asked, written: output.written, told: output.told };
}

describe('orders', () => {
  test('list shows those that wait to be sent, without whom they go to', async () => {
    const site = aSite(orders);
    expect(await site.run('list')).toBe(0);
    expect(site.asked).toEqual([{ name: 'listOrders', request: { state: 'paid', cursor: '' } }]);
    expect(site.written()).toMatch(/2026-11-25 09:30 +2 x dongle-5 +7800.00 CNY +paid +20261125402983617745/);
    expect(site.written()).toContain('1 order\n');
    expect(site.written()).not.toContain('Ada');
  });

  test('flagged asks for each reason to look', async () => {
    const site = aSite(orders);
    await site.run('flagged', '--json');
    expect(site.asked.map(({ request }) => request)).toEqual([
      { flag: 'paid-after-closing', cursor: '' },
      { flag: 'paid-after-erasing', cursor: '' },
      { flag: 'refund-refused', cursor: '' },
      { flag: 'refund-unclear', cursor: '' },
      { flag: 'refunded-in-part', cursor: '' },
    ]);
    expect(JSON.parse(site.written())).toHaveLength(5);
  });

  test('show tells where it goes and what happened to it', async () => {
    const site = aSite(orders);
    await site.run('show', id);
    for (const told of ['Ada Lovelace', '1 Stage Road, Shanghai', '7800.00 CNY', '2026-11-25 09:31 UTC'])
      expect(site.written()).toContain(told);
    expect(site.asked).toEqual([{ name: 'showOrder', request: { id, operator } }]);
  });

  test.each([
    [['ship', id, '--courier', 'sf', '--number', 'SF1020003'], 'shipOrder', 'shipped'],
    [['finish', id], 'finishOrder', 'finished'],
    [['refund', id], 'refundOrder', 'refunded'],
  ])('%j shows the order, and changes it with --yes alone', async (args, name, state) => {
    const site = aSite(orders);
    expect(await site.run(...args)).toBe(1);
    expect(site.asked.map((each) => each.name)).toEqual(['showOrder']);
    expect(site.told()).toContain(`The order was not ${state}: add --yes.`);
    expect(await site.run(...args, '--yes')).toBe(0);
    expect(site.asked.at(-1)).toMatchObject({ name, request: { id, operator } });
    expect(site.written()).toContain(`Order ${id} is ${state}.\n`);
  });

  test('settle changes the order with --yes alone', async () => {
    const site = aSite(orders);
    expect(await site.run('settle', id)).toBe(1);
    expect(site.told()).toContain('The order was not settled: add --yes.');
    expect(await site.run('settle', id, '--yes')).toBe(0);
    expect(site.asked.at(-1)).toMatchObject({ name: 'settleOrder', request: { id, operator } });
  });

  test('what a customer wrote does not steer the terminal', async () => {
    const site = aSite(orders);
    await site.run('show', id, '--json');
    expect(JSON.parse(site.written())).toEqual(order);
  });

  test.each([
    [[], 'Say what to do'],
    [['send', id], 'Say what to do'],
    [['toString'], 'Say what to do'],
    [['show'], '"orders show" takes ORDER after it'],
    [['list', id], '"orders list" takes nothing after it'],
    [['list', '--state', 'lost'], 'There is no state "lost"'],
    [['ship', id, '--yes'], 'needs --courier and --number'],
    [['finish', id, '--courier', 'sf', '--yes'], '--courier does not belong to "orders finish"'],
    [['show', 'an-order'], 'An order has a number of 20 digits'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    await expect(aSite(orders).run(...args)).rejects.toThrow(sentence);
  });
});

describe('subscriptions', () => {
  test('list shows days, and by what they came', async () => {
    const site = aSite(subscriptions);
    await site.run('list', 'u1');
    expect(site.written()).toMatch(/P1\+ +7C3A +for ever +2026-11-25 +20261125402983617745/);
  });

  test.each([
    ['grant', false],
    ['extend', true],
  ])('%s gives days with --yes alone', async (action, isExtension) => {
    const site = aSite(subscriptions);
    const args = [action, 'u1', '--software', 'P1+', '--hwid', '7C3A', '--days', '30'];
    expect(await site.run(...args)).toBe(1);
    expect(site.told()).toContain('No days were given: add --yes.');
    expect(await site.run(...args, '--yes')).toBe(0);
    const request = { member: 'u1', software: 'P1+', hwid: '7C3A', days: 30, extends: isExtension, operator };
    expect(site.asked.at(-1)).toEqual({ name: 'grantSubscription', request });
  });

  test('"for-ever" gives one that never ends', async () => {
    const site = aSite(subscriptions);
    await site.run('grant', 'u1', '--software', 'P1', '--hwid', '7C3A', '--days', 'for-ever', '--yes');
    expect(site.asked[0]?.request).toMatchObject({ days: -1 });
  });

  test.each([
    [['grant', 'u1', '--software', 'S1', '--hwid', '7C3A', '--days', '30'], 'There are no plans of "S1"'],
    [['grant', 'u1', '--software', 'P1', '--hwid', '7C3A', '--days', 'ten'], 'is no number of days'],
    [['grant', 'u1', '--software', 'P1', '--days', '30'], 'needs --software, --hwid and --days'],
    [['grant', 'u1', '--software', 'P1', '--hwid', '7C3A', '--days', '0', '--yes'], 'Days are from 1 to 3650'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    await expect(aSite(subscriptions).run(...args)).rejects.toThrow(sentence);
  });
});
