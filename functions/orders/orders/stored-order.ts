import * as z from 'zod/mini';
import type { OpenedOrder, Order, OrderFacts } from '../../../shared/contract/order-schemas.ts';
import { orderFlags } from '../../../shared/contract/order-schemas.ts';
import { courierName, trackingUrl } from '../../../shared/couriers.ts';
import { fen, formatMoney, type Money } from '../../../shared/money.ts';
import { orderLifecycle, orderStates } from '../../../shared/order-lifecycle.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';

/** What is bought. */
export interface Product {
  /** What is counted by: `dongle-4`, `plan-P1-2`. */
  readonly product: string;
  /** As people read it. */
  readonly productName: string;
  readonly quantity: number;
  readonly total: Money<'CNY'>;
  /** The computer that a plan is for; absent for what is sent. */
  readonly hwid?: string | undefined;
}

/** Where a parcel goes. */
export const Shipping = z.object({ name: z.string(), phone: z.string(), addr: z.string() });
export type Shipping = z.output<typeof Shipping>;

const noShipping: Shipping = { name: '', phone: '', addr: '' };

const time = z.optional(z.iso.datetime());

/** What indexes hold of an order. */
export const ListedOrder = z.object({
  id: z.string(),
  uid: z.string(),
  product: z.string(),
  quantity: z.int(),
  /** In fen. */
  total: z.int(),
  currency: z.literal('CNY'),
  state: z.enum(orderStates),
  flag: z.optional(z.enum(orderFlags)),
  placedAt: z.iso.datetime(),
  payUntil: z.iso.datetime(),
});
export type ListedOrder = z.output<typeof ListedOrder>;

/**
 * An order, an entry in the list of its member's (`platform/tables/numbered-list.ts`).
 *
 * | item    | pk             | sk                  |                                                              |
 * |---------|----------------|---------------------|--------------------------------------------------------------|
 * | order   | `member#<uid>` | its entry           | this                                                         |
 * | pointer | `order#<id>`   | `order`             | `uid` and `entry`, for whoever knows the order by its number |
 */
export const StoredOrder = z.extend(ListedOrder, {
  productName: z.string(),
  /** Absent for what is sent. */
  hwid: z.optional(z.string()),
  /** Name, number and address, sealed under `<uid>#<id>`; absent for a plan, and once its member is erased. */
  sealed: z.optional(z.string()),
  /** Keyed hash of the number, by which a person is found. */
  phoneHash: z.optional(z.string()),
  /** The month, `YYYY-MM`, after which what is sealed is erased. */
  shippingEndsIn: z.optional(z.string()),
  /** The payment provider's number of the payment. */
  tradeNumber: z.optional(z.string()),
  /** What was refunded of it at the provider's console, in fen: all parts together, less than the total. */
  refundedPart: z.optional(z.int()),
  /** As much of it as an operator has settled. */
  settledPart: z.optional(z.int()),
  courier: z.optional(z.string()),
  courierNumber: z.optional(z.string()),
  /** Where a refund that the provider refuses leads back to. */
  refundedFrom: z.optional(z.enum(orderStates)),
  paidAt: time,
  shippedAt: time,
  finishedAt: time,
  closedAt: time,
  refundingAt: time,
  refundedAt: time,
});
export type StoredOrder = z.output<typeof StoredOrder>;

/** What an order's shipping is sealed under. */
export const sealedUnder = ({ uid, id }: Pick<StoredOrder, 'uid' | 'id'>) => `${uid}#${id}`;

/** Opens where an order goes; empty for one that goes nowhere, or whose member is erased. */
export async function shippingOf(open: Sealer['open'], order: StoredOrder): Promise<Shipping> {
  return order.sealed === undefined ? noShipping : Shipping.parse(await open(sealedUnder(order), order.sealed));
}

/** Whether nobody knows any more where an order goes, or for which computer it is: what it said of a person was erased. */
export function isErased({ sealed, hwid }: StoredOrder): boolean {
  return sealed === undefined && hwid === undefined;
}

/** Whether a part of an order was refunded, and no operator has said yet what becomes of the rest. */
export function isUnsettled({ refundedPart = 0, settledPart = 0 }: StoredOrder): boolean {
  return refundedPart > settledPart;
}

/** Whether an order can be paid, at a time. */
export function isPayable(order: StoredOrder, now: number): boolean {
  return order.state === 'unpaid' && now < Date.parse(order.payUntil) && !isErased(order);
}

/** An order as its member sees it. */
export function orderReply(order: StoredOrder, shipping: Shipping, now: number): Order {
  const { status, statusName, transactionStatus, transactionStatusName } = orderLifecycle[order.state];
  const { courier = '', courierNumber = '' } = order;
  return {
    id: order.id,
    product_name: order.productName,
    num: order.quantity,
    create_time: order.placedAt,
    ...shipping,
    status,
    status_name: statusName,
    transaction_status: transactionStatus,
    transaction_status_name: transactionStatusName,
    courier_company: courierName(courier),
    courier_number: courierNumber,
    courier_url: trackingUrl(courier, courierNumber),
    total: formatMoney(fen(order.total)),
    pay_until: isPayable(order, now) ? order.payUntil : '',
  };
}

/** An order as operators list it. */
export function orderFactsOf({
  id,
  uid,
  state,
  product,
  quantity,
  total,
  currency,
  placedAt,
  flag,
}: ListedOrder): OrderFacts {
  return {
    id,
    member: uid,
    state,
    product,
    quantity,
    total: formatMoney(fen(total)),
    currency,
    placedAt,
    ...(flag && { flag }),
  };
}

/** An order as operators open it. */
export function openedOrderOf(order: StoredOrder, shipping: Shipping): OpenedOrder {
  const { hwid = '', tradeNumber = '', courier = '', courierNumber = '', refundedPart } = order;
  const times = [
    ['unpaid', order.placedAt],
    ['paid', order.paidAt],
    ['shipped', order.shippedAt],
    ['finished', order.finishedAt],
    ['closed', order.closedAt],
    ['refunding', order.refundingAt],
    ['refunded', order.refundedAt],
  ] as const;
  return {
    ...orderFactsOf(order),
    ...shipping,
    hwid,
    tradeNumber,
    refundedPart: refundedPart === undefined ? '' : formatMoney(fen(refundedPart)),
    courier: courierName(courier),
    courierNumber,
    steps: times.flatMap(([state, at]) => (at === undefined ? [] : [{ state, at }])),
  };
}
