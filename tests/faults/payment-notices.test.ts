import { expect, type TestContext, test } from 'vitest';
import type { Fields } from '../../infra/dev/stand-ins/cashier/signed-form.ts';
import { functionName } from '../../shared/contract/names.ts';
import { cashierOf, noticesOf } from '../support/people/cashier.ts';
import { closeUnpaid } from '../support/people/payment-jobs.ts';
import { orderRows } from '../support/rows/order-rows.ts';
import { eachOf } from '../support/runs/each-of.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { seededRandom, shuffled } from '../support/runs/random.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { pastEdge } from '../support/site/past-edge.ts';
import { settled } from '../support/site/settled.ts';
import type { TestSite } from '../support/site/site.ts';
import { buy, buyersFor } from './buyers.ts';
import { patience, startContendedSite, troubledMail } from './contended-site.ts';
import { noticeMutator } from './mutated-notices.ts';
import { allReceiptsMailed, expectEachPaidOnce, expectReconciled } from './order-outcome.ts';
import { metricSum, repeatEvents } from './site-outcome.ts';

const seed = `(seed ${faultSeed})`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const taker = 'takePaymentNotice';
const takers = [functionName('local', taker)];
/** Whoever else may find a payment first: a job comes every five minutes. */
const recorders = [...takers, functionName('local', 'askAboutPayments')];

/** A site with a way to its function of notices that passes the API, which lets fifty of them through in a second. */
async function aSiteWithNotices(onTestFinished: TestContext['onTestFinished']) {
  const site = await startContendedSite();
  const functions = pastEdge(site.stateDirectory);
  onTestFinished(async () => {
    functions.close();
    await site.stop();
  });
  let again = 0;
  return {
    site,
    post: (body: string, headers: Readonly<Record<string, string>> = form) => functions.call(taker, { body, headers }),
    /** Delivers until it is taken, as the provider does. */
    deliver: async (notice: Fields): Promise<void> => {
      for (let tries = 1; ; tries += 1) {
        const { body } = await functions.call(taker, { body: String(new URLSearchParams(notice)), headers: form });
        if (body === 'success') return;
        if (tries === 20) throw new Error(`Not taken: ${body}`);
        again += 1;
      }
    },
    /** How many deliveries were not taken at once. */
    repeated: () => again,
  };
}

/** Orders that their buyers have brought to the cashier. */
async function ordersAt(site: TestSite, count: number) {
  const buyers = await buyersFor(site.url, count);
  return buy(() => site.url, { count, random: seededRandom(faultSeed), buyers });
}

const orders = faultSize('payments: told of at random');
/** Orders of which is told fifty times at once. */
const thronged = faultSize('payments: told of fifty times at once');

test(`${orders} orders of which is told eight times, as paid and as closed in any order, are each paid, mailed and subscribed once ${seed}`, {
  timeout: 2 * patience,
}, async ({ onTestFinished }) => {
  const { site, deliver, repeated } = await aSiteWithNotices(onTestFinished);
  const cashier = cashierOf(site.url);
  const bought = await ordersAt(site, orders);
  await faultsOf(site.url).mails(troubledMail);
  const random = seededRandom(faultSeed);
  const { about } = noticesOf(site.stateDirectory);
  const trades = await cashier.book();

  const startedAt = performance.now();
  let delivered = 0;
  await eachOf(trades.entries(), 6, async ([at, trade]) => {
    const closed = { trade_status: 'TRADE_CLOSED' };
    const eight = [
      {},
      {},
      {},
      { notify_id: 'c1f5' },
      { notify_id: 'c1f6' },
      closed,
      closed,
      { ...closed, notify_id: 'c1f7' },
    ];
    expect(await cashier.act('pay', trade.out_trade_no, 'never')).toBe(true);
    const told = Array.from(
      { length: at % Math.floor(orders / thronged) === 0 ? 50 : 8 },
      (_, number) => eight[number % 8] ?? {},
    );
    await Promise.all(shuffled(random, told).map((fields) => deliver(about(trade, fields))));
    delivered += told.length;
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  await allReceiptsMailed(site, orders);
  await settled(site);
  await repeatEvents(site);
  expect(await settled(site)).toBe(0);
  expect(await expectEachPaidOnce(site, bought)).toBe(0);
  expect(await metricSum(site.url, 'Announced', recorders)).toBe(orders);
  const books = await expectReconciled(site);
  console.log(`${delivered} deliveries in ${seconds.toFixed(1)} s, ${repeated()} of them again; ${books}`);
});

const late = faultSize('payments: late');

test(`${late} orders of which is told as paid when they were closed are each flagged once, and not paid ${seed}`, {
  timeout: 2 * patience,
}, async ({ onTestFinished }) => {
  const { site, deliver } = await aSiteWithNotices(onTestFinished);
  const cashier = cashierOf(site.url);
  const bought = await ordersAt(site, late);
  await closeUnpaid(site);
  for (const { id } of bought) expect(await cashier.act('pay-late', id, 'never')).toBe(true);
  const { about } = noticesOf(site.stateDirectory);
  await eachOf(await cashier.book(), 6, async (trade) => {
    await Promise.all(Array.from({ length: 8 }, () => deliver(about(trade))));
  });
  const rows = await orderRows(site.stateDirectory);
  const outcomes = new Set(rows.orders.map(({ state, flag }) => `${state} ${flag}`));
  expect(outcomes).toEqual(new Set(['closed paid-after-closing']));
  expect(await metricSum(site.url, 'PaidInVain', takers)).toBe(late);
  expect(await metricSum(site.url, 'Announced', takers)).toBe(0);
  await expectReconciled(site);
});

const mutations = faultSize('payments: changed notices');
const unpaid = faultSize('payments: orders of changed notices');

test(`of ${mutations} mutated notices none is believed, and none answered as taken ${seed}`, {
  timeout: 2 * patience,
}, async ({ onTestFinished }) => {
  const { site, post, deliver } = await aSiteWithNotices(onTestFinished);
  await ordersAt(site, unpaid);
  const trades = await cashierOf(site.url).book();
  const mutate = noticeMutator(site.stateDirectory, trades, seededRandom(faultSeed));
  const believed = new Map<string, string>();
  let [signed, readable] = [0, 0];
  const startedAt = performance.now();
  await eachOf(Array.from({ length: mutations }).keys(), 12, async (at) => {
    const { kind, body, headers, isSigned, isUnreadable } = mutate(at);
    const answer = await post(body, headers);
    const isRefused = isUnreadable
      ? answer.status === 400 || answer.status === 415
      : answer.status === 400 && answer.body === 'failure';
    if (!isRefused) believed.set(kind, `${answer.status} ${answer.body} to ${body}`);
    signed += Number(isSigned);
    readable += Number(!isUnreadable);
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  expect(Object.fromEntries(believed)).toEqual({});
  const rows = await orderRows(site.stateDirectory);
  expect(new Set(rows.orders.map(({ state, tradeNumber }) => `${state} ${tradeNumber}`))).toEqual(
    new Set(['unpaid undefined']),
  );
  expect(await metricSum(site.url, 'NoticesTaken', takers)).toBe(0);
  expect(await metricSum(site.url, 'NoticesRefused', takers)).toBe(readable);
  expect(await metricSum(site.url, 'SignedPaymentsRefused', takers)).toBe(signed);
  console.log(`${mutations} mutated notices in ${seconds.toFixed(1)} s, ${signed} of them signed by the provider`);

  // What they were made of is true.
  const { about } = noticesOf(site.stateDirectory);
  for (const trade of trades) await deliver(about(trade));
  expect(await metricSum(site.url, 'Announced', takers)).toBe(unpaid);
});
