import * as z from 'zod/mini';
import { returnFromPayment, takePaymentNotice } from '../../../shared/contract/orders/payment.ts';
import { equals, formatMoney, type Money, minus, parseMoney } from '../../../shared/money.ts';
import type { ReadSecret } from '../../platform/secrets/secret-reader.ts';
import { type Answer, gatewayCaller, signing } from './payment-gateway.ts';
import { type ReadNotice, readNotice, tradeNumber } from './payment-notice.ts';
import { PaymentSecret, shanghaiTime } from './payment-secret.ts';
import { type AskTrade, type CloseTrade, ProviderUnclear, type RefundTrade, type Trade } from './trade.ts';

/** What a customer is sent to the payment provider with. */
interface Payable {
  readonly orderId: string;
  /** What is bought, as the provider shows it; without `& = < > "`. */
  readonly subject: string;
  readonly total: Money<'CNY'>;
  /** After this moment the provider takes no payment any more. */
  readonly payUntil: Date;
  /** Where browsers come back to, and notices come: the stage's own. */
  readonly origin: string;
}

/** The payment provider (product-rules.md#payment). Calls end within five seconds, or with the time of the function. */
export interface PaymentProvider {
  /** The form, as HTML, that takes a browser to the provider. Calls nobody. @throws RangeError for a subject that cannot be signed */
  payForm(payable: Payable): Promise<string>;
  /** Reads the query with which a browser comes back, as a notice. */
  readonly readNotice: ReadNotice;
  readonly askTrade: AskTrade;
  readonly closeTrade: CloseTrade;
  readonly refundTrade: RefundTrade;
}

/** Reasons for which a trade cannot be closed, as it is not waiting for its payment. */
const notWaiting = ['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID', 'ACQ.REASON_ILLEGAL_STATUS'];

/** Reasons for which a refund was not made, and is not under way. Any other leaves it open. */
const refundRefusals = [
  ...['ACQ.TRADE_NOT_EXIST', 'ACQ.TRADE_HAS_FINISHED', 'ACQ.TRADE_STATUS_ERROR', 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL'],
  ...['ACQ.SELLER_BALANCE_NOT_ENOUGH', 'ACQ.REASON_TRADE_REFUND_FEE_ERR', 'ACQ.DISCORDANT_REPEAT_REQUEST'],
];

const done = '10000';
const isAbsent = ({ sub_code }: Answer) => sub_code === 'ACQ.TRADE_NOT_EXIST';

const tradeStates = {
  WAIT_BUYER_PAY: 'unpaid',
  // Also what became of a payment that was refunded whole.
  TRADE_CLOSED: 'closed',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
} as const;

const AskedTrade = z.object({
  out_trade_no: z.string(),
  trade_no: tradeNumber,
  trade_status: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  total_amount: z.string(),
});
const ClosedTrade = z.object({ out_trade_no: z.string() });
const RefundedTrade = z.object({ out_trade_no: z.string(), fund_change: z.string(), refund_fee: z.string() });
const AskedRefund = z.object({
  out_trade_no: z.string(),
  out_request_no: z.string(),
  refund_status: z._default(z.string(), ''),
  refund_amount: z._default(z.string(), ''),
});

/** Reads the answer of a call that was done. @throws ProviderUnclear for one that was not, or is about another order */
function about<Schema extends z.ZodMiniType<{ readonly out_trade_no: string }>>(
  answer: Answer,
  schema: Schema,
  orderId: string,
): z.output<Schema> {
  if (answer.code !== done) throw new ProviderUnclear(`The provider answered ${answer.code}`);
  const read = schema.safeParse(answer);
  if (!read.success) throw new ProviderUnclear('The answer lacks what was asked for');
  if (read.data.out_trade_no !== orderId) throw new ProviderUnclear('The answer is about another order');
  return read.data;
}

/** The payment provider under the secret `payment`. */
export function paymentProvider(secret: ReadSecret<'payment'>): PaymentProvider {
  const readSecret = () => secret('payment', PaymentSecret);
  const call = gatewayCaller(readSecret);

  const askTrade = async (orderId: string): Promise<Trade> => {
    const answer = await call('alipay.trade.query', { out_trade_no: orderId });
    if (isAbsent(answer)) return { state: 'absent' };
    const trade = about(answer, AskedTrade, orderId);
    const state = tradeStates[trade.trade_status];
    if (state === 'unpaid') return { state };
    if (state === 'closed') return { state, tradeNumber: trade.trade_no };
    const total = parseMoney(trade.total_amount, 'CNY');
    if (!total) throw new ProviderUnclear('The answer has no amount');
    return { state, tradeNumber: trade.trade_no, total };
  };

  const closeTrade: CloseTrade = async (orderId) => {
    const answer = await call('alipay.trade.close', { out_trade_no: orderId });
    if (isAbsent(answer)) return 'absent';
    if (!notWaiting.includes(answer.sub_code)) {
      about(answer, ClosedTrade, orderId);
      return 'closed';
    }
    const { state } = await askTrade(orderId);
    if (state === 'unpaid') throw new ProviderUnclear('The provider does not close what it calls unpaid');
    return state;
  };

  /** Whether the refund of an order was made. @throws ProviderUnclear where it is of another amount */
  const isRefunded = async (orderId: string, out_request_no: string, total: Money<'CNY'>): Promise<boolean> => {
    const answer = await call('alipay.trade.fastpay.refund.query', { out_trade_no: orderId, out_request_no });
    if (isAbsent(answer)) return false;
    const refund = about(answer, AskedRefund, orderId);
    if (refund.out_request_no !== out_request_no) throw new ProviderUnclear('The answer is about another refund');
    if (refund.refund_status !== 'REFUND_SUCCESS') return false;
    demandAmount(refund.refund_amount, total);
    return true;
  };

  const refundTrade: RefundTrade = async (orderId, total, before) => {
    const rest = minus(total, before);
    // One order is refunded once and whole: under one number for one amount, repeats change nothing.
    const out_request_no = before.minor === 0 ? `${orderId}-refund` : `${orderId}-rest-${rest.minor}`;
    const answer = await call('alipay.trade.refund', {
      out_trade_no: orderId,
      out_request_no,
      refund_amount: formatMoney(rest),
    });
    if (answer.code !== done) {
      if (await isRefunded(orderId, out_request_no, rest)) return 'refunded';
      // What was paid is closed by one thing alone: all of it was refunded, at the provider's console.
      if ((await askTrade(orderId)).state === 'closed') return 'refunded';
      if (refundRefusals.includes(answer.sub_code)) return 'refused';
    }
    const { fund_change, refund_fee } = about(answer, RefundedTrade, orderId);
    demandAmount(refund_fee, total);
    // Otherwise nothing moved with this call: it did with an earlier one, or will.
    if (fund_change === 'Y' || (await isRefunded(orderId, out_request_no, rest))) return 'refunded';
    throw new ProviderUnclear('The refund is under way');
  };

  return {
    payForm: async ({ orderId, subject, total, payUntil, origin }) => {
      // Fields are signed in a row without quoting: one with & and = could be taken apart into others. The SDK quotes no < either.
      if (!/^[^&=<>"]{1,200}$/.test(subject)) throw new RangeError('A subject has none of & = < > "');
      const bizContent = {
        product_code: 'FAST_INSTANT_TRADE_PAY',
        out_trade_no: orderId,
        subject,
        total_amount: formatMoney(total),
        time_expire: shanghaiTime(payUntil.getTime()),
      };
      const timestamp = shanghaiTime(Date.now());
      return signing(await readSecret()).pageExec('alipay.trade.page.pay', 'POST', {
        bizContent,
        notifyUrl: `${origin}${takePaymentNotice.path}`,
        returnUrl: `${origin}${returnFromPayment.path}`,
        timestamp,
      });
    },
    readNotice: async (values) => readNotice(await readSecret(), values),
    askTrade,
    closeTrade,
    refundTrade,
  };
}

function demandAmount(text: string, total: Money<'CNY'>): void {
  const amount = parseMoney(text, 'CNY');
  if (!amount || !equals(amount, total)) throw new ProviderUnclear('The provider refunded another amount');
}
