import { randomInt, randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { orderKey } from '../../functions/orders/orders/order-change.ts';
import { orders } from '../../infra/ops/commands/orders/orders-command.ts';
import { subscriptions } from '../../infra/ops/commands/subscriptions.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { functionName } from '../../shared/contract/names.ts';
import type { OpenedOrder } from '../../shared/contract/order-schemas.ts';
import { erasePersonFromOrders } from '../../shared/contract/orders/desk.ts';
import { exportOwnOrders, listOwnSubscriptions } from '../../shared/contract/orders/purchase.ts';
import { aMember, ask, type RegisteredMember } from '../support/people/members.ts';
import { aDongleOrder, aPlanOrder, pay, shipping } from '../support/people/orders.ts';
import { changeRow } from '../support/rows/changed-row.ts';
import { eraseAccount } from '../support/rows/erased-account.ts';
import { eventually } from '../support/runs/eventually.ts';
import { runSchedule } from '../support/site/local-control.ts';
import { deskCommand, personCommand } from '../support/site/operators.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');

const aPhone = () => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;

const personalData = (...args: string[]) => personCommand(state, 'personal-data', ...args);
const openedAtDesk = async (id: string): Promise<OpenedOrder> =>
  JSON.parse(await deskCommand(state, orders, 'show', id));

/** Waits until an order says no longer where it went. */
const saysNothing = (id: string) =>
  eventually(
    () => openedAtDesk(id),
    (order) => order.name + order.phone + order.addr + order.hwid === '',
  );

/** A member with an unpaid order that goes to a number, and a plan that was paid. */
async function aBuyer(phone: string): Promise<{ buyer: RegisteredMember; dongle: string; plan: string }> {
  const buyer = await aMember(siteUrl);
  const { orderId: dongle } = await aDongleOrder(siteUrl, buyer, { phone });
  const plan = await pay(siteUrl, await aPlanOrder(siteUrl, buyer, randomUUID()));
  await eventually(
    () => ask(siteUrl, listOwnSubscriptions, buyer.proof),
    ({ count }) => count === 1,
  );
  return { buyer, dongle, plan };
}

test('orders and subscriptions are in what their member exports', async () => {
  const phone = aPhone();
  const { buyer, dongle, plan } = await aBuyer(phone);
  const { list } = await ask(siteUrl, exportOwnOrders, buyer.proof);
  expect(list.map(({ kind, says }) => [kind, says.id ?? says.software])).toEqual([
    ['order', dongle],
    ['order', plan],
    ['subscription', 'P1'],
  ]);
  expect(list[0]?.says).toMatchObject({ ...shipping, phone });
});

test('orders of a member whose account is erased stay in the books, and say nothing of a person', async () => {
  const { buyer, dongle, plan } = await aBuyer(aPhone());
  await eraseAccount({ url: siteUrl, stateDirectory: state }, buyer);
  expect(await saysNothing(dongle)).toMatchObject({ id: dongle, total: '7800.00', state: 'unpaid' });
  expect(await saysNothing(plan)).toMatchObject({ id: plan, total: '229.00', state: 'finished' });
  expect(JSON.parse(await deskCommand(state, subscriptions, 'list', buyer.user.uid))).toEqual([]);
});

test('operators find, export and erase what orders keep of a number to which parcels go', async () => {
  const phone = aPhone();
  const { dongle } = await aBuyer(phone);
  await eventually(
    () => personalData('find', '--phone', phone),
    (found) => found.includes('1 record'),
  );
  const exported = JSON.parse(await personalData('export', '--phone', phone));
  expect(exported.orders).toMatchObject([{ kind: 'order', says: { id: dongle, phone } }]);
  expect(await personalData('erase', '--phone', phone, '--yes')).toContain('orders of the site "local": 1 record is');
  await saysNothing(dongle);
});

test('operators erase what orders keep of a member, whose account stays, and a second time there is nothing', async () => {
  const { buyer, dongle, plan } = await aBuyer(aPhone());
  const exported = JSON.parse(await personalData('export', '--member', buyer.user.uid));
  expect(exported.orders).toHaveLength(3);
  // In orders alone: all domains at once would race with the account's own erasure.
  const { operate, operator } = await resolveTarget('local', state);
  const asked = { member: buyer.user.uid, operator: await operator() };
  const erase = (cursor = '') => operate('erasePersonFromOrders', erasePersonFromOrders, { ...asked, cursor });
  const ofOrders = await erase();
  expect(ofOrders.erased).toBe(2);
  expect(await erase(ofOrders.cursor)).toEqual({ erased: 1, cursor: '' });
  expect((await erase()).erased).toBe(0);
  await saysNothing(dongle);
  await saysNothing(plan);
});

test('where a parcel went is erased by the daily job when its three years are over', async () => {
  const buyer = await aMember(siteUrl);
  const { orderId } = await aDongleOrder(siteUrl, buyer);
  const lastMonth = new Date();
  lastMonth.setUTCDate(0);
  await changeRow(state, 'orders', orderKey({ uid: buyer.user.uid, entry: 1 }), {
    shippingEndsIn: { S: lastMonth.toISOString().slice(0, 7) },
  });
  await eventually(
    async () => {
      await runSchedule(siteUrl, functionName('local', 'eraseShipping'));
      return openedAtDesk(orderId);
    },
    (order) => order.addr === '',
  );
});
