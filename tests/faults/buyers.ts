import { anAddress } from '../../infra/dev/demo/loopback.ts';
import { payFormIn, sendPayForm } from '../../infra/dev/demo/pay-form.ts';
import { readReply } from '../../shared/contract/dialect.ts';
import { BuyForm } from '../../shared/contract/order-schemas.ts';
import { buyDongle, buyPlan } from '../../shared/contract/orders/purchase.ts';
import { cashierOf } from '../support/people/cashier.ts';
import { aMember, type RegisteredMember } from '../support/people/members.ts';
import { askAboutPayments, inState } from '../support/people/payment-jobs.ts';
import { eachOf } from '../support/runs/each-of.ts';
import { eventually } from '../support/runs/eventually.ts';
import { pick, randomId } from '../support/runs/random.ts';
import type { TestSite } from '../support/site/site.ts';
import { postUntilAnswered } from './until-answered.ts';

/** An order that somebody placed. */
export interface Bought {
  readonly id: string;
  /** In yuan, two decimals. */
  readonly total: string;
  readonly isPlan: boolean;
  readonly buyer: RegisteredMember;
}

interface Buying {
  readonly count: number;
  readonly random: () => number;
  readonly buyers: readonly RegisteredMember[];
  /** Whether a buyer goes on to the cashier, who then knows the order; unless stated everybody does. */
  readonly goesToPay?: (number: number) => boolean;
  /** Called with each order and its number, from 1; the buyer goes on when it has resolved. */
  readonly onBought?: (bought: Bought, number: number) => Promise<void> | void;
}

/** Orders of one member: fewer than their limit. */
const perBuyer = 25;
const atATime = 12;

/** Registers somebody, again where the site was too busy to. */
async function aBuyer(siteUrl: string): Promise<RegisteredMember> {
  const buyer = await eventually(
    () => aMember(siteUrl).catch(() => undefined),
    (member) => member !== undefined,
    300,
  );
  if (!buyer) throw new Error('Nobody could register');
  return buyer;
}

/** Members, so many that they may place that many orders. */
export async function buyersFor(siteUrl: string, orders: number): Promise<RegisteredMember[]> {
  const buyers: RegisteredMember[] = [];
  const numbers = Array.from({ length: Math.ceil(orders / perBuyer) }, (_, number) => number);
  await eachOf(numbers, atATime, async () => void buyers.push(await aBuyer(siteUrl)));
  return buyers;
}

const shipping = { name: 'Ada Lovelace', phone: '13800138000', addr: '1 Stage Road, Shanghai' };

/** A purchase of anything that there is. */
function aPurchase(random: () => number) {
  const request_id = randomId(random);
  if (random() < 0.5) {
    const purchase = { tid: pick(random, [4, 5]), num: 1 + Math.floor(random() * 3), ...shipping, request_id };
    return { endpoint: buyDongle, isPlan: false, purchase };
  }
  const hwid = randomId(random).toUpperCase();
  const purchase = { type: pick(random, ['1', '2']), plan: pick(random, [1, 2, 3]), hwid, request_id };
  return { endpoint: buyPlan, isPlan: true, purchase };
}

/**
 * Places orders as customers do, each of whom asks again under the same request id until there is an answer, and sends the form
 * until the cashier has taken it.
 * @param siteUrl asked for before each request
 * @throws when an order is refused, or was not answered for five minutes
 */
export async function buy(siteUrl: () => string, options: Buying): Promise<readonly Bought[]> {
  const { count, random, buyers, goesToPay = () => true, onBought = () => {} } = options;
  const purchases = Array.from({ length: count }, () => aPurchase(random));
  const bought: Bought[] = [];
  await eachOf(purchases.entries(), atATime, async ([at, { endpoint, isPlan, purchase }]) => {
    const buyer = buyers[Math.floor(at / perBuyer)];
    if (!buyer) throw new Error('There are too few buyers');
    const { body } = await postUntilAnswered(siteUrl, anAddress(), endpoint, { ...buyer.proof, ...purchase });
    const form = payFormIn(BuyForm.parse(readReply(endpoint.dialect, JSON.parse(body))).buyFormHtml);
    const one = { id: form.orderId, total: form.total, isPlan, buyer };
    if (goesToPay(at + 1)) await eventually(() => sendPayForm(form).catch(() => undefined), isTaken, 300);
    bought.push(one);
    await onBought(one, bought.length);
  });
  return bought;
}

/** Pays an order at the cashier, again where nobody answers: what cannot be paid any more was paid. @param siteUrl asked for before each request */
export async function payAtLast(siteUrl: () => string, id: string): Promise<void> {
  const pay = () =>
    cashierOf(siteUrl())
      .act('pay', id)
      .catch(() => undefined);
  await eventually(pay, (isPaid) => isPaid !== undefined, 300);
}

/** Asks about what the cashier could not tell in all its tries, until each order is paid. @returns how many were asked about at last */
export async function askUntilPaid(site: TestSite): Promise<number> {
  let asked = 0;
  await eventually(
    async () => {
      const unpaid = await inState(site, 'unpaid');
      const book = await cashierOf(site.url).book();
      const isTelling = book.some(({ notices }) => notices.some(({ waiting }) => waiting));
      if (unpaid.length === 0 || isTelling) return unpaid;
      asked = unpaid.length;
      await askAboutPayments(site);
      return inState(site, 'unpaid');
    },
    (unpaid) => unpaid.length === 0,
    240,
  );
  return asked;
}

const isTaken = (answer: { readonly status: number } | undefined) => answer?.status === 302;
