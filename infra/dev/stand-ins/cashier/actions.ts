import * as z from 'zod/mini';
import { parseMoney } from '../../../../shared/money.ts';
import type { Book, Trade } from './book.ts';
import { type Notices, telling } from './notices.ts';
import { sumOf, type Trades } from './trades.ts';

const amount = z.pipe(
  z.string(),
  z.transform((text: string) => parseMoney(text, 'CNY')?.minor ?? Number.NaN),
);

/** How an action is told of, from `POST orders/<number>/<action>`, and of a refund how much, `100.00`: all that is left unless stated. */
export const ActionRequest = z.strictObject({
  notice: z._default(telling, 'once'),
  amount: z.optional(z.pipe(amount, z.int().check(z.gte(1)))),
});

export const actionNames = ['pay', 'cancel', 'pay-late', 'notify', 'refund'] as const;
export type ActionName = (typeof actionNames)[number];

interface ActionParts {
  readonly book: Book;
  readonly trades: Trades;
  readonly notices: Notices;
}

/**
 * What customers, and the provider's own desk, do with a trade. Its change and what is told of it are noted together, so that a kill loses neither.
 * @returns functions that answer the notices to be sent, and throw GatewayRefusal
 */
export function createActions({ book, trades, notices }: ActionParts) {
  const acts: Readonly<Record<ActionName, (outTradeNo: string, amount?: number) => Trade>> = {
    pay: trades.pay,
    cancel: trades.close,
    'pay-late': trades.payLate,
    notify: trades.find,
    refund: (outTradeNo, given) => {
      const { total } = trades.find(outTradeNo);
      const before = book.refunds(outTradeNo);
      const requestNo = `desk-${outTradeNo}-${before.length + 1}`;
      return trades.refund(outTradeNo, requestNo, given ?? Math.max(total - sumOf(before), 1)).trade;
    },
  };
  return (action: ActionName, outTradeNo: string, { notice, amount }: z.output<typeof ActionRequest>) =>
    book.atomically(() => {
      const trade = acts[action](outTradeNo, amount);
      return { trade, told: notices.note(trade, notice) };
    });
}
