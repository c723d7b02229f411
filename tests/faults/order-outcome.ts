import { expect } from 'vitest';
import type { StoredOrder } from '../../functions/orders/orders/stored-order.ts';
import { fen, formatMoney, parseMoney } from '../../shared/money.ts';
import { cashierOf } from '../support/people/cashier.ts';
import { orderRows } from '../support/rows/order-rows.ts';
import { eventually } from '../support/runs/eventually.ts';
import type { TestSite } from '../support/site/site.ts';
import { shownFigure } from '../support/telling/figures.ts';
import { mailsSent } from '../support/telling/mails.ts';
import type { Bought } from './buyers.ts';

/** The figure of orders whose caption begins so. */
const orderFigure = ({ stateDirectory }: TestSite, label: string) =>
  shownFigure(stateDirectory, 'showOrdersFigures', label);

/** The numbers of orders whose receipts were mailed, one for each mail. */
async function receiptsMailed({ url }: TestSite): Promise<string[]> {
  const mails = await mailsSent(url);
  return mails.flatMap(({ subject }) => /^Receipt for your order (\d+)$/.exec(subject)?.[1] ?? []);
}

/** Waits until so many orders have their receipt: two are made at a time, which takes a busy machine longer than all else. */
export async function allReceiptsMailed(site: TestSite, count: number): Promise<void> {
  const mailed = async () => new Set(await receiptsMailed(site)).size;
  await eventually(mailed, (orders) => orders === count, 900);
}

const sorted = (ids: Iterable<string>) => [...ids].toSorted();

/**
 * Expects that these orders are all that there are, each paid once, counted once, mailed at least once, and that each plan gave its
 * subscription once.
 * @returns how many receipts came again
 */
export async function expectEachPaidOnce(site: TestSite, bought: readonly Bought[]): Promise<number> {
  const { orders, grants } = await orderRows(site.stateDirectory);
  expect(sorted(orders.map(({ id }) => id))).toEqual(sorted(bought.map(({ id }) => id)));
  const stateOf = new Map(orders.map(({ id, state }) => [id, state]));
  const unlike = bought.filter(({ id, isPlan }) => stateOf.get(id) !== (isPlan ? 'finished' : 'paid'));
  expect(unlike.map(({ id }) => [id, stateOf.get(id)])).toEqual([]);
  expect(sorted(grants.map(({ id }) => id))).toEqual(sorted(bought.filter(({ isPlan }) => isPlan).map(({ id }) => id)));
  expect(grants.filter(({ isOver }) => isOver)).toEqual([]);
  const receipts = await receiptsMailed(site);
  expect(sorted(new Set(receipts))).toEqual(sorted(bought.map(({ id }) => id)));
  expect(await orderFigure(site, 'Orders paid')).toBe(bought.length);
  expect(await orderFigure(site, 'Revenue in CNY')).toBe(yuan(sumOf(bought.map(({ total }) => total))));
  return receipts.length - bought.length;
}

/** In fen. */
function sumOf(amounts: readonly string[]): number {
  return amounts.reduce((sum, amount) => sum + (parseMoney(amount, 'CNY')?.minor ?? Number.NaN), 0);
}

const yuan = (minor: number) => Number(formatMoney(fen(minor)));

const isPaid = ({ tradeNumber }: StoredOrder) => tradeNumber !== undefined;

/**
 * Expects our books to be the cashier's: the same payments under the same numbers, the same refunds, and the same sums of both.
 * @returns one line with the sums of both
 */
export async function expectReconciled(site: TestSite): Promise<string> {
  const [{ orders }, book] = [await orderRows(site.stateDirectory), await cashierOf(site.url).book()];
  const theirs = book.filter(({ paid_at }) => paid_at !== '');
  const ours = orders.filter(isPaid);
  expect(sorted(ours.map(({ id, tradeNumber, total }) => `${id} ${tradeNumber} ${formatMoney(fen(total))}`))).toEqual(
    sorted(theirs.map(({ out_trade_no, trade_no, total_amount }) => `${out_trade_no} ${trade_no} ${total_amount}`)),
  );
  const back = ours.flatMap(({ id, state, total, refundedPart = 0 }) => {
    const amount = state === 'refunded' ? total : refundedPart;
    return amount > 0 ? [{ id, amount }] : [];
  });
  expect(sorted(back.map(({ id, amount }) => `${id} ${formatMoney(fen(amount))}`))).toEqual(
    sorted(
      theirs
        .filter(({ refunded_amount }) => refunded_amount !== '0.00')
        .map(({ out_trade_no, refunded_amount }) => `${out_trade_no} ${refunded_amount}`),
    ),
  );
  const sides = [
    {
      name: "cashier's book",
      of: theirs.length,
      paid: sumOf(theirs.map(({ total_amount }) => total_amount)),
      back: sumOf(theirs.map(({ refunded_amount }) => refunded_amount)),
    },
    {
      name: 'our orders',
      of: ours.length,
      paid: ours.reduce((sum, { total }) => sum + total, 0),
      back: back.reduce((sum, { amount }) => sum + amount, 0),
    },
  ];
  const [one, other] = sides.map(({ of, paid, back }) => [of, paid, back]);
  expect(other).toEqual(one);
  return sides
    .map(
      ({ name, of, paid, back }) =>
        `${name}: ${of} paid, ${formatMoney(fen(paid))} CNY, ${formatMoney(fen(back))} CNY paid back`,
    )
    .join('; ');
}
