import { expect, test } from 'vitest';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import countDownloads from '../../functions/downloads/count-downloads.consumer.ts';
import { figures as downloadFigures } from '../../functions/downloads/figures.ts';
import { domainsIn } from '../../functions/function-files.ts';
import countOrders from '../../functions/orders/count-orders.consumer.ts';
import { figures as orderFigures } from '../../functions/orders/figures.ts';
import { dongleProduct, planBought, productNames } from '../../functions/orders/orders/catalogue.ts';
import { deliveryReader } from '../../functions/platform/events/delivery.ts';
import { anSqsRecord } from '../../functions/platform/testing/builders.ts';
import { aCountingConsumer } from '../../functions/platform/testing/counting-consumer.ts';
import { captureLog } from '../../functions/platform/testing/log-capture.ts';
import { smallSite } from '../../infra/dev/demo/demo-builders.ts';
import { pastEvents } from '../../infra/dev/demo/past/past-events.ts';

// What `npm run ops -- demo traffic` sends to consumers, held against the consumers themselves.

captureLog();

const now = Date.parse('2026-11-27T17:30:00.000Z');
/** Made anew by each call, as each run of the command does. */
const aPast = (days = 60) => pastEvents({ seed: 1, days, now }, smallSite).flatMap(({ events }) => events);
const all = aPast();
/** Every consumer of the site, by name. */
const { functions } = await domainsIn('functions');
const known = new Map(
  functions.flatMap(({ name, definition: { trigger } }) => (trigger.kind === 'consumer' ? [[name, trigger]] : [])),
);
const sentTo = (name: string) => all.filter(({ consumer }) => consumer === name);
const dataOf = ({ body }: { readonly body: string }) => JSON.parse(body).detail.data;

test('each consumer to which demo traffic goes can read its events, and counts', () => {
  const unreadable = all.filter(({ consumer, body }) => {
    const read = deliveryReader(known.get(consumer)?.takes ?? [])(anSqsRecord('1', body));
    return 'issuePath' in read || !consumer.startsWith('count');
  });
  expect(unreadable).toEqual([]);
});

test('demo traffic has every figure that an event can raise, but comments and uploads', () => {
  const counting = [...known.keys()].filter((name) => name.startsWith('count'));
  const silent = counting.filter((name) => sentTo(name).length === 0);
  expect(silent).toEqual(['countComments', 'countUploads']);
});

test('downloads of the past that are played twice count once', async () => {
  const counted = {
    consumer: countDownloads,
    table: 'downloads',
    event: downloadRecorded,
    figure: downloadFigures[0],
  } as const;
  const { deliver, countedOn } = aCountingConsumer(counted);
  const bodies = () => {
    const yesterday = aPast(1).filter(({ consumer }) => consumer === 'countDownloads');
    return yesterday.map(({ body }) => body);
  };
  for (let played = 0; played < 2; played += 1) expect(await deliver(...bodies())).toEqual([]);
  const parts = await countedOn('2026-11-26');
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(bodies().length);
  expect(bodies().length).toBeGreaterThan(200);
});

test('orders of the past earn what the catalogue says, once, however often they are played', async () => {
  const figure = orderFigures[1];
  const { deliver, countedOn } = aCountingConsumer({
    consumer: countOrders,
    table: 'orders',
    event: orderPaid,
    figure,
  });
  for (let played = 0; played < 2; played += 1) {
    const orders = aPast().filter(({ consumer }) => consumer === 'countOrders');
    expect(await deliver(...orders.map(({ body }) => body))).toEqual([]);
  }
  const day = '2026-11-26';
  const signs: Readonly<Record<string, number>> = { 'order.paid.v1': 1, 'order.refunded.v1': -1 };
  const expected = sentTo('countOrders')
    .filter(({ occurredAt }) => occurredAt.startsWith(day))
    .map((event) => dataOf(event).total * (signs[JSON.parse(event.body)['detail-type']] ?? 0))
    .reduce((sum, amount) => sum + amount, 0);
  expect((await countedOn(day)).reduce((sum, count) => sum + count, 0)).toBe(expected);
});

test('every order of the past is of a product of the catalogue, at its price', () => {
  const orders = sentTo('countOrders').map(dataOf);
  const wrong = orders.filter(({ product, quantity, total }) => {
    const plan = planBought(product);
    const price = plan ? plan.plan.charged : dongleProduct(Number(product.replace('dongle-', '')), quantity).total;
    return price.minor !== total || (plan !== undefined && quantity !== 1);
  });
  expect(wrong).toEqual([]);
  expect(new Set(orders.map(({ product }) => product))).toEqual(new Set(Object.keys(productNames)));
});
