import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import type { Faults } from '../../infra/dev/stand-ins/cashier/faults.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { readReply } from '../../shared/contract/dialect.ts';
import { refundOrder, shipOrder } from '../../shared/contract/orders/desk.ts';
import { buyDongle, listOwnOrders } from '../../shared/contract/orders/purchase.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { cashierOf } from '../support/people/cashier.ts';
import { localOperator } from '../support/people/enquiries.ts';
import { aMember, ask } from '../support/people/members.ts';
import { askAboutPayments, closeUnpaid, closeUnpaidOnce, inState } from '../support/people/payment-jobs.ts';
import { orderRows } from '../support/rows/order-rows.ts';
import { eachOf } from '../support/runs/each-of.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { seededRandom } from '../support/runs/random.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { settled } from '../support/site/settled.ts';
import type { TestSite } from '../support/site/site.ts';
import { type Bought, buy, buyersFor } from './buyers.ts';
import { patience, startContendedSite, underLoad } from './contended-site.ts';
import { expectReconciled } from './order-outcome.ts';

const seed = `(seed ${faultSeed})`;
const random = seededRandom(faultSeed);

let site: TestSite;
let cashier: ReturnType<typeof cashierOf>;
beforeAll(async () => {
  site = await startContendedSite();
  cashier = cashierOf(site.url);
});
afterEach(async () => {
  await cashier.fails('none');
  await faultsOf(site.url).tables(underLoad);
});
afterAll(() => site.stop());

async function ordersOf(count: number, options: Pick<Parameters<typeof buy>[1], 'goesToPay'> = {}) {
  const buyers = await buyersFor(site.url, count);
  return buy(() => site.url, { count, random, buyers, ...options });
}

/** What an operator's change comes to: what the order is then, or why it was not made. */
async function tried(
  change: 'shipOrder' | 'refundOrder',
  id: string,
): Promise<{ state: string } | { refused: string }> {
  const { operate } = await resolveTarget('local', site.stateDirectory);
  const asked = { id, operator: localOperator };
  try {
    if (change === 'refundOrder') return await operate(change, refundOrder, asked);
    return await operate(change, shipOrder, { ...asked, courier: 'sf', number: 'SF1020003004005' });
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}

async function rowOf(id: string) {
  const { orders } = await orderRows(site.stateDirectory);
  return orders.find((order) => order.id === id);
}

/** What becomes of orders while the provider is in trouble, by turns; `beginsToPay` is whether the provider knows them at all. */
const courses = [
  { name: 'paid', told: 'once' },
  { name: 'paid', told: 'never' },
  { name: 'paid', told: 'wrong-key' },
  { name: 'paid', told: 'closed-first' },
  { name: 'returned' },
  { name: 'left' },
  { name: 'cancelled' },
  { name: 'never begun' },
] as const;

/** Expects that nothing is paid that was not, and nothing closed that could still be paid. */
async function expectNothingInvented(): Promise<void> {
  const { orders } = await orderRows(site.stateDirectory);
  const book = new Map((await cashier.book()).map((trade) => [trade.out_trade_no, trade]));
  const invented = orders.filter(({ id, tradeNumber, state }) => {
    const trade = book.get(id);
    if (tradeNumber !== undefined) return trade?.paid_at === '' || trade?.trade_no !== tradeNumber;
    return state === 'closed' && trade !== undefined && trade.status !== 'TRADE_CLOSED';
  });
  expect(invented).toEqual([]);
}

const perFault = faultSize('payments: of each fault of the provider');

describe.each<Faults['gateway']>(['silent', 'slow', 'throwing', 'contradicting'])('a provider that is %s', (fault) => {
  test(`leaves ${perFault} orders as they are while it is ${fault}; then all are found, to the fen ${seed}`, {
    timeout: 2 * patience,
  }, async () => {
    const isBegun = (number: number) => courses[(number - 1) % courses.length]?.name !== 'never begun';
    // Some are paid before, and are to be paid back while the provider is in trouble.
    const before = await ordersOf(perFault / 4);
    for (const { id } of before) await cashier.act('pay', id);
    const bought = await ordersOf(perFault, { goesToPay: isBegun });
    const numbered = await byCourse(bought);

    await cashier.fails(fault);
    await eachOf(numbered, 8, async ([{ id }, course]) => {
      if (course.name === 'paid') expect(await cashier.act('pay', id, course.told)).toBe(true);
      if (course.name === 'cancelled') expect(await cashier.act('cancel', id)).toBe(true);
      if (course.name !== 'returned') return;
      // The browser comes back; whatever the provider says, or does not, its owner sees their orders.
      const back = await fetch(await cashier.choose('pay', id), { redirect: 'manual' });
      expect([back.status, back.headers.get('location')]).toEqual([303, '/personal?page=2']);
    });
    const refunds = before.map(({ id }) => tried('refundOrder', id));
    await Promise.all([askAboutPayments(site), closeUnpaidOnce(site)]);
    // Only an answer that came in time counts: a refund without one is held until the provider is asked again.
    const held = fault === 'contradicting' ? 'refunded' : 'refunding';
    const outcomes = (await Promise.all(refunds)).map((outcome) => ('state' in outcome ? outcome.state : outcome));
    expect(outcomes).toEqual(before.map(() => held));
    await expectNothingInvented();

    await cashier.fails('none');
    await eventually(
      async () => {
        await askAboutPayments(site);
        return inState(site, 'refunding');
      },
      (held) => held.length === 0,
      120,
    );
    await closeUnpaid(site);
    await expectNothingInvented();
    const { orders } = await orderRows(site.stateDirectory);
    const stateOf = (id: string) => orders.find((order) => order.id === id)?.state;
    for (const [{ id, isPlan }, { name }] of numbered)
      expect([name, stateOf(id)]).toEqual([
        name,
        name === 'paid' || name === 'returned' ? (isPlan ? 'finished' : 'paid') : 'closed',
      ]);
    for (const { id } of before) expect(stateOf(id)).toBe('refunded');

    // Somebody pays late what was closed meanwhile, and gets it back.
    const late = numbered.flatMap(([{ id }, { name }]) => (name === 'cancelled' || name === 'left' ? [id] : []));
    for (const id of late) {
      expect(await cashier.act('pay-late', id)).toBe(true);
      expect(await rowOf(id)).toMatchObject({ state: 'closed', flag: 'paid-after-closing' });
      expect(await tried('refundOrder', id)).toMatchObject({ state: 'refunded' });
    }
    expect(await settled(site)).toBe(0);
    console.log(`${fault}: ${await expectReconciled(site)}`);
  });
});

/** Orders with their courses, by whether the provider knows them, which is told when they are placed. */
async function byCourse(bought: readonly Bought[]) {
  const known = new Set((await cashier.book()).map(({ out_trade_no }) => out_trade_no));
  const begun = courses.filter(({ name }) => name !== 'never begun');
  let at = 0;
  return bought.map((one) => {
    const course = known.has(one.id) ? begun[at++ % begun.length] : courses.at(-1);
    return [one, course ?? courses[0]] as const;
  });
}

const races = faultSize('payments: races');

test(`of a refund and a parcel at the same moment one comes first, and the other is told: ${races} times ${seed}`, {
  timeout: 2 * patience,
}, async () => {
  const bought = (await ordersOf(races * 2)).filter(({ isPlan }) => !isPlan);
  for (const { id } of bought) await cashier.act('pay', id);
  const outcomes = new Map<string, number>();
  await eachOf(bought, 4, async ({ id }) => {
    const [ship, refund] = await Promise.all([tried('shipOrder', id), tried('refundOrder', id)]);
    const order = await rowOf(id);
    const shipped = 'state' in ship;
    const refunded = 'state' in refund;
    expect(shipped || refunded).toBe(true);
    expect(order?.shippedAt !== undefined).toBe(shipped);
    expect(order?.state).toBe(refunded ? 'refunded' : 'shipped');
    // Both only one after the other: a parcel that was sent may be paid back, and what is paid back is not sent.
    if (shipped && refunded) expect(order?.refundedFrom).toBe('shipped');
    for (const outcome of [ship, refund])
      if ('refused' in outcome) expect(outcome.refused).toMatch(/has changed meanwhile|it is (refund|refunded)/);
    const name = shipped && refunded ? 'sent, then paid back' : shipped ? 'sent' : 'paid back';
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  });
  expect(await settled(site)).toBe(0);
  console.log(Object.fromEntries(outcomes), await expectReconciled(site));
});

test(`of a refund at the console and a parcel at the same moment nothing refunded is shipped: ${races} times ${seed}`, {
  timeout: 2 * patience,
}, async () => {
  const bought = (await ordersOf(races * 2)).filter(({ isPlan }) => !isPlan);
  for (const { id } of bought) await cashier.act('pay', id);
  const parts = new Set(bought.filter((_, at) => at % 2 === 1).map(({ id }) => id));
  await eachOf(bought, 4, async ({ id }) => {
    const amount = parts.has(id) ? '100.00' : undefined;
    const [ship, refunded] = await Promise.all([tried('shipOrder', id), cashier.act('refund', id, 'twice', amount)]);
    expect(refunded).toBe(true);
    const isTold = async () => (await cashier.book()).find((trade) => trade.out_trade_no === id)?.notices ?? [];
    await eventually(isTold, (notices) => notices.some(({ taken }, at) => at > 0 && taken));
    const order = await rowOf(id);
    const shipped = 'state' in ship;
    if ('refused' in ship) expect(ship.refused).toMatch(/has changed meanwhile|it is refunded|of it was refunded/);
    expect(order?.shippedAt !== undefined).toBe(shipped);
    // What was sent first may be refunded afterwards.
    if (parts.has(id)) {
      expect(order).toMatchObject({ state: shipped ? 'shipped' : 'paid', flag: 'refunded-in-part' });
      if (!shipped)
        expect(await tried('shipOrder', id)).toEqual({ refused: expect.stringContaining('of it was refunded') });
    } else expect(order).toMatchObject({ state: 'refunded', refundedFrom: shipped ? 'shipped' : 'paid' });
  });
  expect(await settled(site)).toBe(0);
  console.log(await expectReconciled(site));
});

test(`of a payment and a closing at the same moment one comes first, and both books say which: ${races} times ${seed}`, {
  timeout: 2 * patience,
}, async () => {
  const bought = await ordersOf(races);
  // Indexes that are up to date, as the job would otherwise find none of them yet.
  await faultsOf(site.url).tables([]);
  const paid: string[] = [];
  // The job begins with the oldest.
  const paying = eachOf(bought.toReversed(), 4, async ({ id }) => {
    if (await cashier.act('pay', id)) paid.push(id);
  });
  await Promise.all([paying, closeUnpaid(site)]);
  const { orders } = await orderRows(site.stateDirectory);
  const states = new Map(orders.map(({ id, state }) => [id, state]));
  const ours = bought.flatMap(({ id }) => (states.get(id) === 'closed' ? [] : [id]));
  expect(ours.toSorted()).toEqual(paid.toSorted());
  await expectNothingInvented();
  expect(await settled(site)).toBe(0);
  console.log(`${paid.length} of ${races} were paid, the others closed; ${await expectReconciled(site)}`);
});

test("somebody else's order is as if there were none, to pay and to see", async () => {
  const [mine] = await ordersOf(1);
  const stranger = await aMember(site.url);
  const pay = (oid: string) =>
    postFrom(anAddress(), site.url, buyDongle, JSON.stringify({ ...stranger.proof, oid })).then(({ status, body }) => [
      status,
      body,
    ]);
  const answer = await pay(mine?.id ?? '');
  expect(answer).toEqual(await pay('20261125000000000000'));
  expect(() => readReply(buyDongle.dialect, JSON.parse(String(answer[1])))).toThrow('There is no such order');
  expect(await ask(site.url, listOwnOrders, { ...stranger.proof, page: 1 })).toMatchObject({ list: [] });
});
