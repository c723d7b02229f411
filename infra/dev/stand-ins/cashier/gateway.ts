import * as z from 'zod/mini';
import { parseMoney } from '../../../../shared/money.ts';
import type { Book, Trade } from './book.ts';
import type { CashierKeys } from './cashier-keys.ts';
import { GatewayRefusal } from './gateway-refusal.ts';
import type { Notices } from './notices.ts';
import { type Fields, fromShanghaiTime, isSignedRequest, shanghaiTime, sign } from './signed-form.ts';
import { type Trades, yuan } from './trades.ts';

const amount = z.pipe(
  z.string(),
  z.transform((text: string) => parseMoney(text, 'CNY')?.minor ?? Number.NaN),
);
const Asked = z.object({ out_trade_no: z.string() });
const Ordered = z.object({
  out_trade_no: z.string(),
  product_code: z.literal('FAST_INSTANT_TRADE_PAY'),
  subject: z.string().check(z.minLength(1), z.maxLength(256)),
  total_amount: z.pipe(amount, z.int().check(z.gte(1))),
  time_expire: z.string(),
});
const Refunded = z.object({
  out_trade_no: z.string(),
  out_request_no: z.string(),
  refund_amount: z.pipe(amount, z.int().check(z.gte(1))),
});
const AskedRefund = z.object({ out_trade_no: z.string(), out_request_no: z.string() });

/** Milliseconds by which a merchant's clock may be wrong. */
const clockTolerance = 15 * 60_000;

interface GatewayParts {
  readonly book: Book;
  readonly trades: Trades;
  readonly notices: Pick<Notices, 'note'>;
  readonly keys: CashierKeys;
  readonly now: () => number;
  /** Whether it calls unpaid what it has told as paid. */
  readonly contradicts: () => boolean;
}

/** The gateway's methods, as Alipay documents them (https://opendocs.alipay.com/open/028r8t and what it links). */
export function createGateway({ book, trades, notices, keys, now, contradicts }: GatewayParts) {
  /** @throws GatewayRefusal for what our side of the contract does not sign, or does not say */
  const demand = (fields: Fields) => {
    if (fields.app_id !== keys.appId) throw new GatewayRefusal('isv.invalid-app-id', 'This is no application of ours');
    if (fields.sign_type !== 'RSA2') throw new GatewayRefusal('isv.invalid-signature-type', 'The type is not RSA2');
    if (fields.charset !== 'utf-8') throw new GatewayRefusal('isv.invalid-charset', 'The character set is not utf-8');
    if (!isSignedRequest(fields, keys.app.publicKey))
      throw new GatewayRefusal('isv.invalid-signature', 'The signature is not that of the application');
    const skew = Math.abs(fromShanghaiTime(fields.timestamp ?? '') - now());
    if (!(skew <= clockTolerance))
      throw new GatewayRefusal('isv.invalid-timestamp', 'The time is not that of Shanghai');
  };

  const statusOf = ({ status }: Trade) =>
    contradicts() && status === 'TRADE_SUCCESS' ? ('WAIT_BUYER_PAY' as const) : status;

  const methods: Readonly<Record<string, (content: unknown) => object>> = {
    'alipay.trade.query': (content) => {
      const trade = trades.find(read(Asked, content).out_trade_no);
      return { ...named(trade), trade_status: statusOf(trade), total_amount: yuan(trade.total) };
    },
    'alipay.trade.close': (content) => named(trades.close(read(Asked, content).out_trade_no)),
    'alipay.trade.refund': (content) => {
      const { out_trade_no, out_request_no, refund_amount } = read(Refunded, content);
      const { trade, moved, sum } = book.atomically(() => {
        const refunded = trades.refund(out_trade_no, out_request_no, refund_amount);
        // Told by itself, as what was refunded at its own desk.
        if (refunded.moved) notices.note(refunded.trade, 'once');
        return refunded;
      });
      return { ...named(trade), fund_change: moved ? 'Y' : 'N', refund_fee: yuan(sum) };
    },
    'alipay.trade.fastpay.refund.query': (content) => {
      const { out_trade_no, out_request_no } = read(AskedRefund, content);
      const trade = trades.find(out_trade_no);
      const refund = book.refunds(out_trade_no).find(({ requestNo }) => requestNo === out_request_no);
      const made = refund && { refund_status: 'REFUND_SUCCESS', refund_amount: yuan(refund.amount) };
      return { ...named(trade), out_request_no, total_amount: yuan(trade.total), ...made };
    },
  };

  return {
    /** The method that a request asks for. */
    methodOf: ({ method = '' }: Fields) => method,
    /** Takes the form of an order. @throws GatewayRefusal */
    order: (fields: Fields): Trade => {
      demand(fields);
      const { out_trade_no, subject, total_amount, time_expire } = read(Ordered, contentOf(fields));
      const expiresAt = fromShanghaiTime(time_expire);
      if (Number.isNaN(expiresAt)) throw new GatewayRefusal('isv.invalid-parameter', 'There is no such time_expire');
      const { notify_url = '', return_url = '' } = fields;
      const addresses = { notifyUrl: url(notify_url), returnUrl: url(return_url) };
      return trades.order({ outTradeNo: out_trade_no, subject, total: total_amount, expiresAt, ...addresses });
    },
    /** Answers a call, signed, as the gateway writes it. */
    call: (fields: Fields): string => {
      const { method = '' } = fields;
      const answer = answerOf(() => {
        demand(fields);
        const act = methods[method];
        if (!act) throw new GatewayRefusal('isv.invalid-method', 'There is no such method');
        return act(contentOf(fields));
      });
      const body = JSON.stringify(answer);
      return `{"${method.replaceAll('.', '_')}_response":${body},"sign":"${sign(body, keys.provider.privateKey)}"}`;
    },
  };
}

function named({ outTradeNo, tradeNo, paidAt }: Trade) {
  return {
    out_trade_no: outTradeNo,
    trade_no: tradeNo,
    ...(paidAt !== null && { send_pay_date: shanghaiTime(paidAt) }),
  };
}

function answerOf(act: () => object): object {
  try {
    return { code: '10000', msg: 'Success', ...act() };
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    const [code, msg] = error.code.startsWith('ACQ.') ? ['40004', 'Business Failed'] : ['40002', 'Invalid Arguments'];
    return { code, msg, sub_code: error.code, sub_msg: error.message };
  }
}

function contentOf({ biz_content = '' }: Fields): unknown {
  try {
    return JSON.parse(biz_content);
  } catch {
    throw new GatewayRefusal('isv.invalid-parameter', 'biz_content is no JSON');
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, content: unknown): z.output<Schema> {
  const { success, data, error } = z.safeParse(schema, content);
  if (success) return data;
  throw new GatewayRefusal('isv.invalid-parameter', z.prettifyError(error));
}

function url(text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new GatewayRefusal('isv.invalid-parameter', 'An address is no address');
}
