import { type Money, money } from '../../../shared/money.ts';
import type { MemberContact } from '../../platform/personal-data/member-contact.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import type { Shipping } from '../orders/stored-order.ts';

/** What a receipt says. */
export interface Receipt {
  readonly orderId: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly paidAt: string;
  /** The payment provider's number of the payment. */
  readonly tradeNumber: string;
  /** The member who paid; the company is empty where they name none. */
  readonly buyer: { readonly name: string; readonly company: string };
  /** Who gets the parcel and where, who need not be the one who paid; empty for a plan. */
  readonly sentTo: string;
  readonly productName: string;
  /** The computer that a plan is for; empty for what is sent. */
  readonly hwid: string;
  readonly quantity: number;
  readonly unitPrice: Money<'CNY'>;
  readonly total: Money<'CNY'>;
}

/**
 * The receipt of an order that was paid; undefined for one that was not.
 * @param shipping where it goes; a plan goes nowhere
 * @param member who bought it; one without a name is named by the address that the receipt goes to
 * @throws RangeError where the total is no multiple of the quantity
 */
export function receiptOf(order: PlacedOrder, shipping: Shipping, member: MemberContact): Receipt | undefined {
  const { id, placedAt, paidAt, tradeNumber, productName, hwid = '', quantity, total, currency } = order;
  if (paidAt === undefined || tradeNumber === undefined) return undefined;
  return {
    orderId: id,
    placedAt,
    paidAt,
    tradeNumber,
    buyer: { name: member.name || member.address, company: member.company },
    sentTo: [shipping.name, shipping.addr].filter(Boolean).join(', '),
    productName,
    hwid,
    quantity,
    unitPrice: money(total / quantity, currency),
    total: money(total, currency),
  };
}

const inShanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time as clocks of the seller show it: `2026-11-25 17:30 (Asia/Shanghai, UTC+8)`. */
export function sellersTime(time: string): string {
  return `${inShanghai.format(new Date(time))} (Asia/Shanghai, UTC+8)`;
}
