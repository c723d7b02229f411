import * as z from 'zod/mini';
import { orderStates } from '../order-lifecycle.ts';
import { subscribedSoftware } from '../subscription-plans.ts';

/** An order as its member sees it (product-rules.md#member-fields). Empty where there is nothing. */
export const Order = z.object({
  id: z.string(),
  product_name: z.string(),
  num: z.int(),
  /** ISO 8601, UTC. */
  create_time: z.iso.datetime(),
  /** Where a dongle is sent; empty for a plan. */
  name: z.string(),
  phone: z.string(),
  addr: z.string(),
  status: z.int(),
  status_name: z.string(),
  transaction_status: z.int(),
  transaction_status_name: z.string(),
  courier_company: z.string(),
  courier_number: z.string(),
  /** Where the parcel is; empty where the courier has no such page. */
  courier_url: z.string(),
  /** What it costs in all, `2400.00`, in CNY. */
  total: z.string(),
  /** Until when it can be paid, ISO 8601; empty where it cannot. */
  pay_until: z.string(),
});
export type Order = z.output<typeof Order>;

/** A subscription as its member sees it. */
export const Subscription = z.object({
  /** The software, `P1+`. */
  title: z.string(),
  hwid: z.string(),
  /** Days that are left, 0 when it is over, −1 for one that never ends. */
  days: z.int(),
  /** ISO 8601, UTC. */
  start_time: z.iso.datetime(),
});
export type Subscription = z.output<typeof Subscription>;

/** Payment is a form of the provider's, which the page sends. */
export const BuyForm = z.object({ buyFormHtml: z.string() });

/**
 * Why somebody has to look at an order: it was paid when it was closed already, or when nobody knew any more whom it is for; the provider
 * refused its refund, or gave no clear answer for hours; a part of it was refunded at the provider's console.
 */
export const orderFlags = [
  'paid-after-closing',
  'paid-after-erasing',
  'refund-refused',
  'refund-unclear',
  'refunded-in-part',
] as const;
export type OrderFlag = (typeof orderFlags)[number];

/** What operators see of an order without opening it. */
export const OrderFacts = z.object({
  id: z.string(),
  member: z.string(),
  state: z.enum(orderStates),
  product: z.string(),
  quantity: z.int(),
  total: z.string(),
  currency: z.string(),
  placedAt: z.iso.datetime(),
  flag: z.optional(z.enum(orderFlags)),
});
export type OrderFacts = z.output<typeof OrderFacts>;

/** What happened to an order, and when. */
const OrderStep = z.object({ state: z.enum(orderStates), at: z.iso.datetime() });

/** The same with where it goes, how it was paid, and all that happened to it. */
export const OpenedOrder = z.extend(OrderFacts, {
  name: z.string(),
  phone: z.string(),
  addr: z.string(),
  hwid: z.string(),
  /** The payment provider's number of the payment; empty where there is none. */
  tradeNumber: z.string(),
  /** What was refunded of it at the provider's console, less than all; empty where nothing was. */
  refundedPart: z.string(),
  courier: z.string(),
  courierNumber: z.string(),
  steps: z.array(OrderStep),
});
export type OpenedOrder = z.output<typeof OpenedOrder>;

/** A subscription as operators see it. */
export const SubscriptionFacts = z.object({
  member: z.string(),
  software: z.enum(subscribedSoftware),
  hwid: z.string(),
  /** −1 for one that never ends. */
  days: z.int(),
  startedAt: z.iso.datetime(),
  /** The orders and grants that it is made of. */
  grants: z.array(z.object({ id: z.string(), days: z.int(), at: z.iso.datetime(), isOver: z.boolean() })),
});
export type SubscriptionFacts = z.output<typeof SubscriptionFacts>;
