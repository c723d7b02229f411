import * as z from 'zod/mini';
import type { Book, Trade } from './book.ts';
import { type Notices, telling } from './notices.ts';
import type { Trades } from './trades.ts';

/** How an action is told of, from `POST orders/<number>/<action>`. */
export const ActionRequest = z.strictObject({ notice: z._default(telling, 'once') });

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
  const acts: Readonly<Record<ActionName, (outTradeNo: string) => Trade>> = {
    pay: trades.pay,
    cancel: trades.close,
    'pay-late': trades.payLate,
    notify: trades.find,
    refund: (outTradeNo) => {
      const { total } = trades.find(outTradeNo);
      return trades.refund(outTradeNo, `desk-${outTradeNo}`, total).trade;
    },
  };
  return (action: ActionName, outTradeNo: string, { notice }: z.output<typeof ActionRequest>) =>
    book.atomically(() => {
      const trade = acts[action](outTradeNo);
      return { trade, told: notices.note(trade, notice) };
    });
}
