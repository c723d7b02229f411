import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Book, Notice, Trade } from './book.ts';
import { type CashierKeys, newKeyPair } from './cashier-keys.ts';
import { type Fields, shanghaiTime, signedNotice } from './signed-form.ts';
import { sumOf, yuan } from './trades.ts';

/** How the merchant is told: as the gateway does, or as one may be told in bad faith or bad luck. */
export const telling = z.enum(['once', 'twice', 'closed-first', 'wrong-key', 'never']);
export type Telling = z.infer<typeof telling>;

/**
 * Seconds until a notice that was not taken is sent again: a sixtieth of what the gateway waits (4 and 10 minutes, to 15 hours), so that one sees it happen.
 * https://opendocs.alipay.com/open/270/105902
 */
const pauses = [4, 10, 10, 60, 120, 360, 900];

/** Milliseconds that a merchant may take to answer. */
const patience = 10_000;

export interface NoticeParts {
  readonly book: Book;
  readonly keys: CashierKeys;
  readonly now: () => number;
  /** Divides the pauses. */
  readonly clock: number;
}

/** Tells merchants what became of trades, and tells them again until they answer `success`. */
export type Notices = ReturnType<typeof createNotices>;

export function createNotices({ book, keys, now, clock }: NoticeParts) {
  const underway = new Map<number, Promise<void>>();
  const settings = { sweep: undefined as NodeJS.Timeout | undefined };

  /** Tries once; tries of one notice follow each other. */
  const deliver = (id: number): Promise<void> => {
    const running = underway.get(id) ?? attempt(book.notice(id)).finally(() => underway.delete(id));
    underway.set(id, running);
    return running;
  };

  const attempt = async ({ id, outTradeNo, fields, tries, dueAt }: Notice): Promise<void> => {
    const isTaken = await post(book.trade(outTradeNo)?.notifyUrl ?? '', fields);
    const pause = pauses[tries];
    const isOver = isTaken || dueAt === null || pause === undefined;
    book.noteTry(id, isOver ? null : now() + Math.ceil((pause * 1_000) / clock), isTaken);
  };

  /** Puts a notice into the book. @param again whether it is sent until it is taken */
  const put = (trade: Trade, key: string, again: boolean) =>
    book.putNotice(trade.outTradeNo, signedNotice(fieldsOf(trade), key), again ? now() : null);

  const fieldsOf = (trade: Trade): Fields => {
    const refunds = book.refunds(trade.outTradeNo);
    const last = refunds.toSorted((one, other) => one.at - other.at).at(-1);
    const total = yuan(trade.total);
    return {
      ...identity(trade),
      notify_time: shanghaiTime(now()),
      notify_type: 'trade_status_sync',
      notify_id: randomUUID().replaceAll('-', ''),
      trade_status: trade.status,
      receipt_amount: trade.paidAt === null ? '' : total,
      subject: trade.subject,
      buyer_id: '2088102116773037',
      gmt_create: shanghaiTime(trade.createdAt),
      ...(trade.paidAt !== null && {
        gmt_payment: shanghaiTime(trade.paidAt),
        fund_bill_list: JSON.stringify([{ amount: total, fundChannel: 'ALIPAYACCOUNT' }]),
      }),
      ...(last && { refund_fee: yuan(sumOf(refunds)), gmt_refund: shanghaiTime(last.at), out_biz_no: last.requestNo }),
    };
  };

  /** What notices and returns have in common. */
  const identity = ({ outTradeNo, tradeNo, total }: Trade): Fields => ({
    app_id: keys.appId,
    auth_app_id: keys.appId,
    charset: 'utf-8',
    out_trade_no: outTradeNo,
    seller_id: '2088721012345678',
    total_amount: yuan(total),
    trade_no: tradeNo,
    version: '1.0',
  });

  return {
    /** Notes what a merchant is to be told of a trade, with the change itself. @returns the notices to be sent at once, each as often as it stands there */
    note: (trade: Trade, how: Telling): readonly number[] => {
      if (how === 'never') return [];
      if (how === 'wrong-key') return [put(trade, newKeyPair().privateKey, false)];
      const closed =
        how === 'closed-first' ? [put({ ...trade, status: 'TRADE_CLOSED' }, keys.provider.privateKey, false)] : [];
      const id = put(trade, keys.provider.privateKey, true);
      return [...closed, id, ...(how === 'twice' ? [put(trade, keys.provider.privateKey, false)] : [])];
    },
    /** Sends notices in their order. Resolves when each was tried. */
    send: async (ids: readonly number[]): Promise<void> => {
      for (const id of ids) await deliver(id);
    },
    /** The signed query with which a browser comes back. */
    returnQuery: (trade: Trade): string => {
      const fields = {
        ...identity(trade),
        method: 'alipay.trade.page.pay.return',
        timestamp: shanghaiTime(now()),
      };
      return String(new URLSearchParams(signedNotice(fields, keys.provider.privateKey)));
    },
    /** Sends by itself what is due, also what an earlier process left. */
    start: () => {
      settings.sweep = setInterval(() => {
        for (const { id } of book.noticesDue(now())) void deliver(id);
      }, 250);
    },
    stop: async (): Promise<void> => {
      clearInterval(settings.sweep);
      await Promise.allSettled(underway.values());
    },
  };
}

/** @returns whether the merchant has taken it */
async function post(url: string, fields: Fields): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'error', signal });
    return response.status === 200 && (await response.text()).trim() === 'success';
  } catch {
    return false;
  }
}
