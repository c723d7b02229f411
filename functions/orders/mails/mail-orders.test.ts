import { describe, expect, test } from 'vitest';
import { routes } from '../../../shared/routes.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aYear } from '../order-builders.ts';
import { aMailedDesk, aMailedDeskWithSender } from '../order-mail-builders.ts';

const log = captureLog();

const byCourier = { courier: 'sf', courierNumber: 'SF1234567890', state: 'shipped' } as const;

/** A desk where two dongles of Ada's are on their way, which an event tells. */
async function aShippedOrder(desk = aMailedDesk(), sent: { courier: string; courierNumber: string } = byCourier) {
  const order = await desk.paid();
  await desk.set(order, sent);
  return { ...desk, order, event: desk.happened('order.shipped.v1', order) };
}

describe('a parcel on its way', () => {
  test('is told with its courier, its number and where to follow it, once, however often the event comes', async () => {
    const { mailOrders, mails, order, event } = await aShippedOrder();
    expect(await mailOrders(event)).toEqual([]);
    expect(await mailOrders(event)).toEqual([]);
    expect(mails).toMatchObject([
      { name: 'order-shipped', to: 'ada@example.com', id: event.id, subject: `Your order ${order.id} is on its way` },
    ]);
    for (const told of ['SF Express', 'SF1234567890', '2 × S1 dongle']) expect(mails[0]?.text).toContain(told);
    expect(mails[0]?.html).toMatch(/<a class="button" href="https:\/\/www\.sf-express\.com[^"]*SF1234567890"/);
  });

  test('by a courier without a page that we know leads to the orders instead', async () => {
    const other = { courier: 'Stage Freight <b>', courierNumber: '42"' };
    const { mailOrders, mails, event } = await aShippedOrder(aMailedDesk(), other);
    await mailOrders(event);
    expect(mails[0]?.text).toContain('Stage Freight <b>');
    expect(mails[0]?.html).toContain('Stage Freight &lt;b&gt;');
    expect(mails[0]?.html).toContain(`href="https://stage.example.net${routes.personal.path}?page=2"`);
  });
});

test('an order that was closed is told, and that nothing was charged', async () => {
  const desk = aMailedDesk();
  const order = await desk.bought();
  await desk.set(order, { state: 'closed' });
  await desk.mailOrders(desk.happened('order.closed.v1', order));
  expect(desk.mails).toMatchObject([{ name: 'order-closed', subject: `Your order ${order.id} was closed` }]);
  expect(desk.mails[0]?.text).toContain('Nothing was charged');
});

test('a refund is told with its amount, and what ends with it', async () => {
  const desk = aMailedDesk();
  const [dongles, plan] = [await desk.paid(), await desk.paid(aYear)];
  await desk.mailOrders(desk.happened('order.refunded.v1', dongles), desk.happened('order.refunded.v1', plan));
  const of = (id: string) => desk.mails.find(({ subject }) => subject.includes(id))?.text;
  expect(of(dongles.id)).toContain('CNY 7800.00');
  expect(of(dongles.id)).not.toContain('subscription');
  expect(of(plan.id)).toContain('CNY 229.00');
  expect(of(plan.id)).toContain('The subscription that this order paid for has ended.');
  const late = await desk.bought('ada', aYear);
  await desk.set(late, { refundedFrom: 'closed' });
  await desk.mailOrders(desk.happened('order.refunded.v1', late));
  expect(of(late.id)).not.toContain('subscription');
});

describe('nobody is told, and nothing comes back,', () => {
  test('of an order whose member cannot be reached, which is logged', async () => {
    const { mailOrders, mails, contacts, event, order } = await aShippedOrder();
    contacts.clear();
    expect(await mailOrders(event)).toEqual([]);
    expect(mails).toEqual([]);
    expect(log.text).toContain(`"code":"order.unreachable"`);
    expect(log.text).toContain(order.id);
  });

  test('of an order that is not there, which is logged', async () => {
    const { mailOrders, mails, event } = await aShippedOrder();
    expect(await mailOrders({ ...event, data: { ...event.data, uid: 'nobody' } })).toEqual([]);
    expect(mails).toEqual([]);
    expect(log.text).toContain(`"code":"order.missing"`);
  });
});

test('of a batch, only the mail that failed comes back', async () => {
  const { mailOrders, mails, failing, event, happened, order } = await aShippedOrder();
  failing.mails = 1;
  expect(await mailOrders(event, happened('order.refunded.v1', order))).toHaveLength(1);
  expect(mails).toHaveLength(1);
});

test('an event that cannot be read is set aside at once, and holds up no mail', async () => {
  const { mailOrders, mails, setAside, event } = await aShippedOrder();
  expect(await mailOrders({ ...event, data: { ...event.data, total: 'much' } }, event)).toEqual([]);
  expect(setAside).toHaveBeenCalledWith([expect.objectContaining({ messageId: '0' })]);
  expect(mails).toHaveLength(1);
});

test('a crash after the mail was taken and before that was noted repeats one mail at most', async () => {
  const { mailer, ...desk } = aMailedDeskWithSender();
  const { mailOrders, event } = await aShippedOrder(desk);
  mailer.breakMarks(1_000);
  expect(await mailOrders(event)).toEqual([0]);
  mailer.breakMarks(0);
  expect(await mailOrders(event)).toEqual([0]);
  mailer.wait(15_001);
  expect(await mailOrders(event)).toEqual([]);
  expect(await mailOrders(event)).toEqual([]);
  expect(mailer.sent).toHaveLength(2);
});
