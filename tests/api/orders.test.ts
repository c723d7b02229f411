import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { payFormIn, sendPayForm } from '../../infra/dev/demo/pay-form.ts';
import { orders } from '../../infra/ops/commands/orders/orders-command.ts';
import { subscriptions } from '../../infra/ops/commands/subscriptions.ts';
import type { OpenedOrder } from '../../shared/contract/order-schemas.ts';
import { returnFromPayment, takePaymentNotice } from '../../shared/contract/orders/payment.ts';
import { buyDongle, listOwnOrders, listOwnSubscriptions } from '../../shared/contract/orders/purchase.ts';
import { cashierOf, noticesOf } from '../support/people/cashier.ts';
import { aMember, ask, type RegisteredMember } from '../support/people/members.ts';
import { aDongleOrder, aPlanOrder, pay, shipping } from '../support/people/orders.ts';
import { askAboutPayments, askAboutRefunds, closeUnpaidOnce } from '../support/people/payment-jobs.ts';
import { eventually } from '../support/runs/eventually.ts';
import { deskCommand } from '../support/site/operators.ts';
import { shownFigure } from '../support/telling/figures.ts';
import { mailsSent } from '../support/telling/mails.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');
const site = { stateDirectory: state };
const cashier = cashierOf(siteUrl);

const ownOrders = ({ proof }: RegisteredMember, page = 1) => ask(siteUrl, listOwnOrders, { ...proof, page });
const ownSubscriptions = ({ proof }: RegisteredMember) => ask(siteUrl, listOwnSubscriptions, proof);

/** Waits until a member's newest order stands so. */
const newestIs = (member: RegisteredMember, status_name: string) =>
  eventually(
    async () => (await ownOrders(member)).list[0],
    (order) => order?.status_name === status_name,
  );

const atDesk = async (...args: string[]) => JSON.parse(await deskCommand(state, orders, ...args));
const openedAtDesk = async (id: string): Promise<OpenedOrder> => atDesk('show', id);
const subscriptionsAtDesk = async (...args: string[]) => JSON.parse(await deskCommand(state, subscriptions, ...args));

const mailTo = ({ email }: RegisteredMember, subject: string) =>
  eventually(
    async () => (await mailsSent(siteUrl, email)).find((mail) => mail.subject === subject),
    (mail) => mail !== undefined,
  );

const figure = (label: string) => shownFigure(state, 'showOrdersFigures', label);

/** What a notice of the provider's is answered. */
async function answerTo(fields: Readonly<Record<string, string>>) {
  const answer = await fetch(siteUrl + takePaymentNotice.path, { method: 'POST', body: new URLSearchParams(fields) });
  return [answer.status, await answer.text()];
}

test('two dongles are ordered, paid, shipped and finished, as their member, operators and figures see them', async () => {
  const ada = await aMember(siteUrl);
  const labels = ['Orders paid', 'Revenue in CNY', 'Parcels arrived'];
  const before = await Promise.all(labels.map(figure));
  const form = await aDongleOrder(siteUrl, ada);
  const { orderId: id } = form;
  expect(form.total).toBe('7800.00');
  const unpaid = await newestIs(ada, 'Unpaid');
  expect(unpaid).toMatchObject({ id, product_name: 'S1 dongle', num: 2, total: '7800.00', status: 0, ...shipping });
  expect(unpaid?.pay_until).not.toBe('');

  await pay(siteUrl, form);
  expect(await newestIs(ada, 'Paid')).toMatchObject({ transaction_status: 1, status: 1, pay_until: '' });
  const receipt = await mailTo(ada, `Receipt for your order ${id}`);
  expect(receipt?.attachments).toMatchObject([{ type: 'application/pdf' }]);
  expect((await atDesk('list')).map((order: OpenedOrder) => order.id)).toContain(id);

  await atDesk('ship', id, '--courier', 'sf', '--number', 'SF1020003004005', '--yes');
  expect((await ownOrders(ada)).list).toMatchObject([
    {
      transaction_status: 2,
      transaction_status_name: 'Shipped',
      courier_company: 'SF Express',
      courier_number: 'SF1020003004005',
      courier_url: expect.stringContaining('SF1020003004005'),
    },
  ]);
  await mailTo(ada, `Your order ${id} is on its way`);
  await atDesk('finish', id, '--yes');
  expect((await ownOrders(ada)).list).toMatchObject([{ transaction_status: 3, status: 1 }]);
  const { steps } = await openedAtDesk(id);
  expect(steps.map((step) => step.state)).toEqual(['unpaid', 'paid', 'shipped', 'finished']);
  await eventually(
    () => Promise.all(labels.map(figure)),
    (after) => after.every((count, at) => count > (before[at] ?? 0)),
  );
});

test('a purchase that is sent again under its request id is the same order, and nothing else under that id', async () => {
  const ada = await aMember(siteUrl);
  const request_id = randomUUID();
  const forms = await Promise.all([1, 2, 3].map(() => aDongleOrder(siteUrl, ada, { request_id })));
  expect(new Set(forms.map(({ orderId }) => orderId)).size).toBe(1);
  await expect(aDongleOrder(siteUrl, ada, { request_id, num: 3 })).rejects.toThrow('already used for something else');
  expect(await ownOrders(ada)).toMatchObject({ count: 1, list: [{ num: 2 }] });
});

test('an unpaid order is paid later under the same number, and one that is paid is not paid twice', async () => {
  const ada = await aMember(siteUrl);
  const { orderId: oid } = await aDongleOrder(siteUrl, ada);
  const again = payFormIn((await ask(siteUrl, buyDongle, { ...ada.proof, oid })).buyFormHtml);
  expect([again.orderId, again.total]).toEqual([oid, '7800.00']);
  await pay(siteUrl, again);
  await newestIs(ada, 'Paid');
  await expect(ask(siteUrl, buyDongle, { ...ada.proof, oid })).rejects.toThrow('This order cannot be paid: it is paid');
});

test('an order of somebody else is answered as if there were none', async () => {
  const [ada, ben] = [await aMember(siteUrl), await aMember(siteUrl)];
  const { orderId } = await aDongleOrder(siteUrl, ada);
  for (const oid of [orderId, '20260101000000000000'])
    await expect(ask(siteUrl, buyDongle, { ...ben.proof, oid })).rejects.toMatchObject({
      message: 'There is no such order',
      status: 1,
    });
  expect(await ownOrders(ben)).toEqual({ list: [], count: 0 });
});

test('price and total are the server’s own, and what cannot be bought is refused in words', async () => {
  const ada = await aMember(siteUrl);
  expect((await aDongleOrder(siteUrl, ada, { tid: '4', num: '99', total: '0.01', price: 1 })).total).toBe('118800.00');
  const refused: readonly (readonly [object, string])[] = [
    [{ tid: 6 }, 'There is no such dongle'],
    [{ num: 0 }, 'The quantity is from 1 to 99'],
    [{ num: 100 }, 'The quantity is from 1 to 99'],
    [{ name: '', phone: '', addr: '' }, 'Please select the shipping address'],
    [{ phone: '123' }, 'The phone number is wrong. Please fill it out again'],
    [{ oid: '7' }, 'An order has a number of 20 digits'],
  ];
  for (const [more, message] of refused) await expect(aDongleOrder(siteUrl, ada, more)).rejects.toThrow(message);
  expect((await ownOrders(ada)).count).toBe(1);
});

test('orders come fifteen a page, the newest first', async () => {
  const ada = await aMember(siteUrl);
  const placed: string[] = [];
  for (let at = 0; at < 16; at += 1) placed.push((await aDongleOrder(siteUrl, ada)).orderId);
  const pages = [await ownOrders(ada), await ownOrders(ada, 2)];
  expect(pages.map(({ count, list }) => [count, list.length])).toEqual([
    [16, 15],
    [16, 1],
  ]);
  expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(placed.toReversed());
});

test('a plan that is paid becomes a subscription, a renewal adds days, one for ever never ends, a refund ends it', async () => {
  const ada = await aMember(siteUrl);
  const hwid = randomUUID().toUpperCase();
  const daysAre = (days: readonly number[]) =>
    eventually(
      () => ownSubscriptions(ada),
      ({ list }) => JSON.stringify(list.map((one) => one.days)) === JSON.stringify(days),
    );
  const year = await aPlanOrder(siteUrl, ada, hwid);
  expect(year.total).toBe('229.00');
  await pay(siteUrl, year);
  expect((await daysAre([365])).list).toMatchObject([{ title: 'P1', hwid }]);
  expect((await ownOrders(ada)).list).toMatchObject([
    { id: year.orderId, status: 1, transaction_status_name: 'Finished', name: '', phone: '', addr: '' },
  ]);
  await pay(siteUrl, await aPlanOrder(siteUrl, ada, hwid, 1));
  await daysAre([425]);
  const forEver = await pay(siteUrl, await aPlanOrder(siteUrl, ada, hwid, 3));
  await daysAre([-1]);
  await atDesk('refund', forEver, '--yes');
  await daysAre([425]);
  await mailTo(ada, `Your order ${forEver} was refunded`);

  const given = ['--software', 'P1', '--hwid', hwid, '--yes'];
  await subscriptionsAtDesk('extend', ada.user.uid, '--days', '10', ...given);
  await daysAre([435]);
  expect(await subscriptionsAtDesk('list', ada.user.uid)).toMatchObject([{ hwid, days: 435, grants: { length: 4 } }]);
});

test('a refund pays all back at the provider, is told by mail, and nothing is shipped afterwards', async () => {
  const ada = await aMember(siteUrl);
  const id = await pay(siteUrl, await aDongleOrder(siteUrl, ada));
  await newestIs(ada, 'Paid');
  expect(await atDesk('refund', id, '--yes')).toMatchObject({ state: 'refunded' });
  expect((await cashier.book()).find((trade) => trade.out_trade_no === id)).toMatchObject({
    refunded_amount: '7800.00',
  });
  expect((await ownOrders(ada)).list).toMatchObject([{ status: 3, status_name: 'Refunded' }]);
  await mailTo(ada, `Your order ${id} was refunded`);
  await expect(atDesk('ship', id, '--courier', 'sf', '--number', 'SF1020003004005', '--yes')).rejects.toThrow(
    'This order cannot be shipped: it is refunded',
  );
});

const shipped = ['--courier', 'sf', '--number', 'SF1020003004005', '--yes'];

test('an order that was refunded at the console is refunded here, is told once by mail, and is not shipped', async () => {
  const ada = await aMember(siteUrl);
  const id = await pay(siteUrl, await aDongleOrder(siteUrl, ada));
  expect(await cashier.act('refund', id, 'twice')).toBe(true);
  await newestIs(ada, 'Refunded');
  await mailTo(ada, `Your order ${id} was refunded`);
  await expect(atDesk('ship', id, ...shipped)).rejects.toThrow('This order cannot be shipped: it is refunded');
  const mails = (await mailsSent(siteUrl)).filter(({ subject }) => subject === `Your order ${id} was refunded`);
  expect(mails).toHaveLength(1);
});

test('an order that was refunded in part at the console is flagged, and shipped once an operator has settled it', async () => {
  const ada = await aMember(siteUrl);
  const id = await pay(siteUrl, await aDongleOrder(siteUrl, ada));
  expect(await cashier.act('refund', id, 'once', '100.00')).toBe(true);
  const flagged = await eventually(
    () => atDesk('flagged'),
    (list: readonly OpenedOrder[]) => list.some((order) => order.id === id),
  );
  expect(flagged.find((order) => order.id === id)).toMatchObject({ state: 'paid', flag: 'refunded-in-part' });
  expect(await openedAtDesk(id)).toMatchObject({ refundedPart: '100.00' });
  const why = 'This order cannot be shipped: CNY 100.00 of it was refunded. Refund the rest, or settle it first';
  await expect(atDesk('ship', id, ...shipped)).rejects.toThrow(why);
  await atDesk('settle', id, '--yes');
  expect(await atDesk('ship', id, ...shipped)).toMatchObject({ state: 'shipped' });
  // The rest is refunded by us, and both sums are all that was paid.
  expect(await atDesk('refund', id, '--yes')).toMatchObject({ state: 'refunded' });
  expect((await cashier.book()).find((trade) => trade.out_trade_no === id)).toMatchObject({
    ...{ status: 'TRADE_CLOSED', refunded_amount: '7800.00' },
  });
});

test('a refund at the console whose notice never came is found by the job that asks about what is to be sent', async () => {
  const ada = await aMember(siteUrl);
  const id = await pay(siteUrl, await aDongleOrder(siteUrl, ada));
  expect(await cashier.act('refund', id, 'never')).toBe(true);
  await eventually(
    async () => {
      await askAboutRefunds(site);
      return (await ownOrders(ada)).list[0];
    },
    (order) => order?.status_name === 'Refunded',
  );
});

test('who comes back from paying finds the order paid, though no notice came, and who forges a return changes nothing', async () => {
  const ada = await aMember(siteUrl);
  const form = await aDongleOrder(siteUrl, ada);
  await sendPayForm(form);
  expect(await cashier.act('pay', form.orderId, 'never')).toBe(true);
  const trade = (await cashier.book()).find(({ out_trade_no }) => out_trade_no === form.orderId);
  if (!trade) throw new Error('The cashier does not know the order');
  const signed = noticesOf(state).about(trade, { trade_status: undefined });
  const comeBack = async (fields: Readonly<Record<string, string>>) => {
    const address = `${siteUrl}${returnFromPayment.path}?${new URLSearchParams(fields)}`;
    const { status, headers } = await fetch(address, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, '/personal?page=2']);
  };
  const forged = { ...signed, buyer_id: '2088000000000000' };
  // However many somebody of the same network forges: who has paid is led to their orders.
  await Promise.all(Array.from({ length: 61 }, () => comeBack(forged)));
  await newestIs(ada, 'Unpaid');
  await comeBack(signed);
  expect((await ownOrders(ada)).list).toMatchObject([{ status_name: 'Paid' }]);
});

test('who chooses to pay at the cashier is sent back to the site', async () => {
  const ada = await aMember(siteUrl);
  const form = await aDongleOrder(siteUrl, ada);
  await sendPayForm(form);
  const back = await cashier.choose('pay', form.orderId);
  const { status, headers } = await fetch(back, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([303, '/personal?page=2']);
  expect((await ownOrders(ada)).list).toMatchObject([{ status_name: 'Paid' }]);
});

test('a notice of another amount, or of another key, is refused, and the order stays unpaid', async () => {
  const ada = await aMember(siteUrl);
  const { orderId: out_trade_no } = await aDongleOrder(siteUrl, ada);
  const { about } = noticesOf(state);
  const trade = { out_trade_no, trade_no: '2026112522001400000000000000', total_amount: '7800.00' };
  expect(await answerTo(about({ ...trade, total_amount: '7799.99' }))).toEqual([400, 'failure']);
  expect(await answerTo({ ...about(trade), total_amount: '7799.99' })).toEqual([400, 'failure']);
  expect(await answerTo({ ...about(trade), more: 'than was signed' })).toEqual([400, 'failure']);
  expect(await answerTo(takePaymentNotice.example)).toEqual([400, 'failure']);
  expect((await ownOrders(ada)).list).toMatchObject([{ status_name: 'Unpaid' }]);
  expect(await answerTo(about(trade))).toEqual([200, 'success']);
  expect(await answerTo(about(trade))).toEqual([200, 'success']);
  expect((await ownOrders(ada)).list).toMatchObject([{ status_name: 'Paid' }]);
});

test('a payment whose notice was lost is found by the job that asks the provider', async () => {
  const ada = await aMember(siteUrl);
  const form = await aDongleOrder(siteUrl, ada);
  await sendPayForm(form);
  expect(await cashier.act('pay', form.orderId, 'never')).toBe(true);
  await eventually(
    async () => {
      await askAboutPayments(site);
      return (await ownOrders(ada)).list[0];
    },
    (order) => order?.status_name === 'Paid',
  );
});

test('an order that nobody pays is closed a day later, and a late payment of it is flagged and paid back', async () => {
  const ada = await aMember(siteUrl);
  const form = await aDongleOrder(siteUrl, ada);
  await sendPayForm(form);
  const { orderId: id } = form;
  await eventually(
    async () => {
      await closeUnpaidOnce(site);
      return (await ownOrders(ada)).list[0];
    },
    (order) => order?.status_name === 'Closed',
  );
  await mailTo(ada, `Your order ${id} was closed`);
  expect((await cashier.book()).find((trade) => trade.out_trade_no === id)?.status).toBe('TRADE_CLOSED');
  await expect(ask(siteUrl, buyDongle, { ...ada.proof, oid: id })).rejects.toThrow('it is closed');

  expect(await cashier.act('pay-late', id)).toBe(true);
  const flagged = await eventually(
    () => atDesk('flagged'),
    (list: readonly OpenedOrder[]) => list.some((order) => order.id === id),
  );
  expect(flagged.find((order) => order.id === id)).toMatchObject({ state: 'closed', flag: 'paid-after-closing' });
  expect(await atDesk('refund', id, '--yes')).toMatchObject({ state: 'refunded' });
});
