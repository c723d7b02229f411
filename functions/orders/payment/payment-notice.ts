import { createVerify } from 'node:crypto';
import * as z from 'zod/mini';
import { orderId } from '../../../shared/contract/order-fields.ts';
import { type Money, parseMoney } from '../../../shared/money.ts';
import type { NoticeSecret } from './payment-secret.ts';

/** What makes a notice one that is not believed. */
type RefusedFor = 'sign-type' | 'signature' | 'charset' | 'app-id' | 'order' | 'trade-number' | 'amount' | 'status';

/**
 * What a notice, or the query with which a browser comes back, says. A refused one with a signature of the provider (`isSigned`) is no
 * stranger's: our settings are wrong, or the provider's.
 */
export type Notice =
  | { readonly kind: 'refused'; readonly why: RefusedFor; readonly isSigned: boolean }
  | {
      readonly kind: 'notice';
      readonly orderId: string;
      readonly tradeNumber: string;
      /** `untold` where nothing is said of it, as in the query of a returning browser. */
      readonly status: 'paid' | 'other' | 'untold';
      readonly total: Money<'CNY'>;
      /** What was refunded of it, by us or at the provider's console; absent where nothing was. */
      readonly refund?: Refund;
    };

/** What was refunded of a payment: all of it, or the sum of what was so far. */
export type Refund = 'whole' | Money<'CNY'>;

/** What the provider says of a trade. A payment may be refunded, or may not any more. */
const statuses = new Map<string | undefined, 'paid' | 'other' | 'untold'>([
  ['TRADE_SUCCESS', 'paid'],
  ['TRADE_FINISHED', 'paid'],
  ['TRADE_CLOSED', 'other'],
  ['WAIT_BUYER_PAY', 'other'],
  [undefined, 'untold'],
]);

/** The provider's number of a trade, as we accept it. */
export const tradeNumber = z.string().check(z.regex(/^[0-9A-Za-z]{8,64}$/));

type Fields = Readonly<Record<string, string>>;

/** Reads a notice, whatever was sent. @throws for a secret that cannot be read, never because of the values */
export type ReadNotice = (values: Fields) => Promise<Notice>;

/** What it was sent as is what was signed: the fields that count have forms in which no other field can hide. */
export function readNotice(secret: NoticeSecret, values: Fields): Notice {
  const refused = (why: RefusedFor, isSigned: boolean): Notice => ({ kind: 'refused', why, isSigned });
  // Nothing else is taken, whatever a notice says.
  if (values.sign_type !== 'RSA2') return refused('sign-type', false);
  if (!isSigned(values, secret.providerPublicKey)) return refused('signature', false);
  // In another set the same bytes are other words.
  if (values.charset?.toLowerCase() !== 'utf-8') return refused('charset', true);
  if (values.app_id !== secret.appId) return refused('app-id', true);
  const order = orderId.safeParse(values.out_trade_no);
  if (!order.success) return refused('order', true);
  const trade = tradeNumber.safeParse(values.trade_no);
  if (!trade.success) return refused('trade-number', true);
  const total = parseMoney(values.total_amount ?? '', 'CNY');
  if (!total) return refused('amount', true);
  const status = statuses.get(values.trade_status);
  if (!status) return refused('status', true);
  const sum = parseMoney(values.refund_fee || '0', 'CNY');
  if (!sum || sum.minor > total.minor) return refused('amount', true);
  // A trade of which something was refunded is closed by the refund of the rest.
  const isWhole = values.trade_status === 'TRADE_CLOSED' || sum.minor === total.minor;
  const refund = sum.minor > 0 && { refund: isWhole ? ('whole' as const) : sum };
  return { kind: 'notice', orderId: order.data, tradeNumber: trade.data, status, total, ...refund };
}

/** Whether the provider signed all fields but the signature and its type, in their order (https://opendocs.alipay.com/open/270/105902). */
function isSigned({ sign, sign_type: _, ...fields }: Fields, publicKey: string): boolean {
  if (!isCanonical(sign)) return false;
  const content = Object.entries(fields)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createVerify('RSA-SHA256').update(content, 'utf8').verify(publicKey, sign, 'base64');
}

/** Of all texts that decode to the bytes of a signature, the provider sends one; Node takes them all. */
function isCanonical(base64: string | undefined): base64 is string {
  return base64 !== undefined && base64 !== '' && Buffer.from(base64, 'base64').toString('base64') === base64;
}
