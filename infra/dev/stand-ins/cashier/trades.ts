import { fen, formatMoney } from '../../../../shared/money.ts';
import type { Book, Refund, Trade, TradeStatus } from './book.ts';
import { GatewayRefusal } from './gateway-refusal.ts';

export type Ordered = Pick<Trade, 'outTradeNo' | 'subject' | 'total' | 'notifyUrl' | 'returnUrl' | 'expiresAt'>;

/** What happens to trades, by the rules of the gateway. */
export type Trades = ReturnType<typeof createTrades>;

/** @param newTradeNo makes the number of a trade */
export function createTrades(book: Book, now: () => number, newTradeNo: (now: number) => string) {
  /** A trade that nobody paid in time has closed by itself. @throws GatewayRefusal where there is none */
  const find = (outTradeNo: string): Trade => {
    const trade = book.trade(outTradeNo);
    if (!trade) throw new GatewayRefusal('ACQ.TRADE_NOT_EXIST', 'There is no such trade');
    const isOver = trade.status === 'WAIT_BUYER_PAY' && trade.expiresAt <= now();
    return isOver ? put({ ...trade, status: 'TRADE_CLOSED' }) : trade;
  };
  const put = (trade: Trade): Trade => {
    book.putTrade(trade);
    return trade;
  };
  const demand = (trade: Trade, status: TradeStatus) => {
    if (trade.status !== status) throw new GatewayRefusal('ACQ.TRADE_STATUS_ERROR', `The trade is ${trade.status}`);
  };
  const paid = (trade: Trade) => put({ ...trade, status: 'TRADE_SUCCESS', paidAt: now() });

  return {
    find,
    /** Begins a trade, or goes on with one that is the same. @throws GatewayRefusal where it is over, or was about something else */
    order: (ordered: Ordered): Trade =>
      book.atomically(() => {
        const known = book.trade(ordered.outTradeNo) && find(ordered.outTradeNo);
        if (known?.status === 'TRADE_SUCCESS') throw new GatewayRefusal('ACQ.TRADE_HAS_SUCCESS', 'It was paid already');
        if (known?.status === 'TRADE_CLOSED') throw new GatewayRefusal('ACQ.TRADE_HAS_CLOSE', 'It was closed');
        if (known && (known.total !== ordered.total || known.subject !== ordered.subject))
          throw new GatewayRefusal('ACQ.CONTEXT_INCONSISTENT', 'It was about something else before');
        if (ordered.expiresAt <= now()) throw new GatewayRefusal('ACQ.INVALID_PARAMETER', 'Its time is over');
        const begun = { tradeNo: newTradeNo(now()), createdAt: now(), status: 'WAIT_BUYER_PAY', paidAt: null } as const;
        return put({ ...begun, ...known, ...ordered });
      }),
    pay: (outTradeNo: string): Trade =>
      book.atomically(() => {
        const trade = find(outTradeNo);
        demand(trade, 'WAIT_BUYER_PAY');
        return paid(trade);
      }),
    /** A payment that was under way when its trade closed. */
    payLate: (outTradeNo: string): Trade =>
      book.atomically(() => {
        const trade = find(outTradeNo);
        if (trade.paidAt !== null) throw new GatewayRefusal('ACQ.TRADE_HAS_SUCCESS', 'It was paid already');
        return paid(trade);
      }),
    close: (outTradeNo: string): Trade =>
      book.atomically(() => {
        const trade = find(outTradeNo);
        demand(trade, 'WAIT_BUYER_PAY');
        return put({ ...trade, status: 'TRADE_CLOSED' });
      }),
    /** Pays back, once under one number. @returns whether money moved with this very call, and how much has in all, in fen */
    refund: (outTradeNo: string, requestNo: string, amount: number): { trade: Trade; moved: boolean; sum: number } =>
      book.atomically(() => {
        const trade = find(outTradeNo);
        const refunds = book.refunds(outTradeNo);
        const same = refunds.find((refund) => refund.requestNo === requestNo);
        if (same && same.amount !== amount)
          throw new GatewayRefusal('ACQ.DISCORDANT_REPEAT_REQUEST', 'The same number was about another amount');
        const before = sumOf(refunds);
        if (same) return { trade, moved: false, sum: before };
        demand(trade, 'TRADE_SUCCESS');
        const sum = before + amount;
        if (sum > trade.total) throw new GatewayRefusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', 'More than was paid');
        book.putRefund({ outTradeNo, requestNo, amount, at: now() });
        const whole: TradeStatus = sum === trade.total ? 'TRADE_CLOSED' : 'TRADE_SUCCESS';
        return { trade: put({ ...trade, status: whole }), moved: true, sum };
      }),
  };
}

/** In fen. */
export function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Fen as the gateway writes them: `7800.00`. */
export function yuan(amount: number): string {
  return formatMoney(fen(amount));
}
