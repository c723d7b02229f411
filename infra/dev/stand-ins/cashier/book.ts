import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { jsonColumn, type StateDatabase } from '../../../local/core/state/database.ts';

/** As Alipay names them. A trade that was refunded whole is closed, too. */
const tradeStatus = z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS']);
export type TradeStatus = z.infer<typeof tradeStatus>;

const Trade = z.object({
  /** The merchant's number of the order. */
  outTradeNo: z.string(),
  /** Ours. */
  tradeNo: z.string(),
  subject: z.string(),
  /** In fen. */
  total: z.number(),
  status: tradeStatus,
  notifyUrl: z.string(),
  returnUrl: z.string(),
  /** Milliseconds since 1970, as all moments of the book; nothing where it did not happen. */
  expiresAt: z.number(),
  createdAt: z.number(),
  paidAt: z.nullable(z.number()),
});
export type Trade = z.infer<typeof Trade>;

const Refund = z.object({ outTradeNo: z.string(), requestNo: z.string(), amount: z.number(), at: z.number() });
export type Refund = z.infer<typeof Refund>;

const Notice = z.object({
  id: z.number(),
  outTradeNo: z.string(),
  /** The signed form. */
  fields: jsonColumn(z.record(z.string(), z.string())),
  tries: z.number(),
  /** When it is sent again; nothing once it was taken, or given up. */
  dueAt: z.nullable(z.number()),
  isTaken: z.pipe(
    z.number(),
    z.transform((flag: number) => flag === 1),
  ),
});
export type Notice = z.infer<typeof Notice>;

const schema = `
CREATE TABLE IF NOT EXISTS trades (outTradeNo TEXT PRIMARY KEY, tradeNo TEXT NOT NULL, subject TEXT NOT NULL, total INTEGER NOT NULL,
  status TEXT NOT NULL, notifyUrl TEXT NOT NULL, returnUrl TEXT NOT NULL, expiresAt INTEGER NOT NULL, createdAt INTEGER NOT NULL,
  paidAt INTEGER) STRICT;
CREATE TABLE IF NOT EXISTS refunds (outTradeNo TEXT NOT NULL, requestNo TEXT NOT NULL, amount INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (outTradeNo, requestNo)) STRICT;
CREATE TABLE IF NOT EXISTS notices (id INTEGER PRIMARY KEY, outTradeNo TEXT NOT NULL, fields TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0,
  dueAt INTEGER, isTaken INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX IF NOT EXISTS noticesOfTrade ON notices (outTradeNo);
CREATE INDEX IF NOT EXISTS noticesDue ON notices (dueAt) WHERE dueAt IS NOT NULL;`;

/** The cashier's own book: what was to be paid, what was, and what was said of it. Durable before it is answered. */
export type Book = ReturnType<typeof openBook>;

export function openBook({ sql, atomically }: StateDatabase) {
  sql.exec(schema);
  const one = sql.prepare('SELECT * FROM trades WHERE outTradeNo = ?');
  const all = sql.prepare('SELECT * FROM trades ORDER BY createdAt DESC, tradeNo DESC');
  const put = sql.prepare(
    'INSERT OR REPLACE INTO trades (outTradeNo, tradeNo, subject, total, status, notifyUrl, returnUrl, expiresAt, createdAt, paidAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const refundsOf = sql.prepare('SELECT * FROM refunds WHERE outTradeNo = ?');
  const putRefund = sql.prepare('INSERT INTO refunds (outTradeNo, requestNo, amount, at) VALUES (?, ?, ?, ?)');
  const noticesOf = sql.prepare('SELECT * FROM notices WHERE outTradeNo = ? ORDER BY id');
  const noticeById = sql.prepare('SELECT * FROM notices WHERE id = ?');
  const due = sql.prepare('SELECT * FROM notices WHERE dueAt <= ? ORDER BY dueAt');
  const putNotice = sql.prepare('INSERT INTO notices (outTradeNo, fields, dueAt) VALUES (?, ?, ?)');
  const tried = sql.prepare('UPDATE notices SET tries = tries + 1, dueAt = ?, isTaken = ? WHERE id = ?');

  return {
    atomically,
    trade: (outTradeNo: string): Trade | undefined => z.optional(Trade).parse(one.get(outTradeNo)),
    /** The newest first. */
    trades: (): readonly Trade[] => all.all().map((row) => Trade.parse(row)),
    putTrade: (trade: Trade) => {
      const { outTradeNo, tradeNo, subject, total, status, notifyUrl, returnUrl, expiresAt, createdAt, paidAt } = trade;
      put.run(outTradeNo, tradeNo, subject, total, status, notifyUrl, returnUrl, expiresAt, createdAt, paidAt);
    },
    refunds: (outTradeNo: string): readonly Refund[] => refundsOf.all(outTradeNo).map((row) => Refund.parse(row)),
    putRefund: ({ outTradeNo, requestNo, amount, at }: Refund) => {
      putRefund.run(outTradeNo, requestNo, amount, at);
    },
    notices: (outTradeNo: string): readonly Notice[] => noticesOf.all(outTradeNo).map((row) => Notice.parse(row)),
    notice: (id: number): Notice => Notice.parse(noticeById.get(id)),
    noticesDue: (now: number): readonly Notice[] => due.all(now).map((row) => Notice.parse(row)),
    /** @param dueAt when it is sent by itself; nothing where whoever puts it sends it, once */
    putNotice: (outTradeNo: string, fields: Readonly<Record<string, string>>, dueAt: number | null): number =>
      Number(putNotice.run(outTradeNo, JSON.stringify(fields), dueAt).lastInsertRowid),
    noteTry: (id: number, dueAt: number | null, isTaken: boolean) => {
      tried.run(dueAt, isTaken ? 1 : 0, id);
    },
  };
}

/** A number as Alipay gives its trades: the day and twenty digits. */
export function newTradeNo(now: number): string {
  const digits = Array.from({ length: 20 }, () => randomInt(10)).join('');
  return `${new Date(now + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')}${digits}`;
}
