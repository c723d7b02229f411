import type { DomainNeeds } from '../../shared/manifest/function-needs.ts';

/** As long as somebody may come back to us with what was sent. What was bought, and for how much, stays in the books. */
const untilErased = { months: 36, endedBy: 'eraseShipping' } as const;

/** Placing an order: its entry in the member's list and its pointer, by which the form that pays it finds it. */
const placing = {
  tables: { orders: ['GetItem', 'PutItem'] },
  owned: { orders: ['GetItem', 'UpdateItem'] },
  once: 'orders',
  outbox: { table: 'orders', events: ['order.placed.v1'] },
  secrets: ['payment'],
} as const;

/** Finding an order by its number. */
const finding = { tables: { orders: ['GetItem'] }, owned: { orders: ['GetItem'] } } as const;

/** Finding an order by its number, and changing it. */
const changing = { ...finding, owned: { orders: ['GetItem', 'UpdateItem'] } } as const;

/** Recording a payment, whoever tells of it. */
const recording = {
  ...changing,
  outbox: { table: 'orders', events: ['order.paid.v1'] },
  secrets: ['payment'],
} as const;

/** Recording a payment, or closing what can be paid no more. */
const closing = { ...recording, outbox: { table: 'orders', events: ['order.paid.v1', 'order.closed.v1'] } } as const;

/** What each function of the orders domain may touch, and nothing more. */
export const needs = {
  buyDongle: { ...placing, keys: { personal: ['seal'], lookup: ['hash'] }, retention: untilErased },
  buyPlan: { ...placing, keys: { lookup: ['hash'] } },
  listOwnOrders: { owned: { orders: ['GetItem', 'Query'] }, keys: { personal: ['open'] } },
  listOwnSubscriptions: { owned: { orders: ['Query'] } },
  exportOwnOrders: { owned: { orders: ['Query'] }, keys: { personal: ['open'] } },
  takePaymentNotice: {
    ...recording,
    outbox: { table: 'orders', events: ['order.paid.v1', 'order.refunded.v1'] },
    // It checks signatures and makes none: whoever gets into it gets no key that signs.
    secrets: ['paymentNotice'],
  },
  returnFromPayment: { ...closing, keepsLimits: true },
  closeUnpaidOrders: { ...closing, indexes: { 'orders.byState': ['Query'] } },
  askAboutPayments: {
    ...recording,
    indexes: { 'orders.byState': ['Query'] },
    outbox: { table: 'orders', events: ['order.paid.v1', 'order.refunded.v1'] },
  },
  eraseShipping: { owned: { orders: ['UpdateItem'] }, indexes: { 'orders.byShippingEnd': ['Query'] } },
  keepSubscriptions: { owned: { orders: ['GetItem', 'PutItem'] } },
  countOrders: { counts: 'orders' },
  mailReceipts: {
    owned: { orders: ['GetItem'] },
    keys: { personal: ['open'] },
    reachesMembers: true,
    mails: ['order-paid'],
  },
  mailOrders: {
    owned: { orders: ['GetItem'] },
    reachesMembers: true,
    mails: ['order-shipped', 'order-closed', 'order-refunded'],
  },
  eraseMemberOrders: { owned: { orders: ['Query', 'UpdateItem', 'DeleteItem'] } },
  listOrders: { indexes: { 'orders.byState': ['Query'], 'orders.byFlag': ['Query'] } },
  showOrder: { ...finding, keys: { personal: ['open'] }, audits: true },
  shipOrder: { ...changing, outbox: { table: 'orders', events: ['order.shipped.v1'] }, audits: true },
  finishOrder: { ...changing, outbox: { table: 'orders', events: ['order.finished.v1'] }, audits: true },
  settleOrder: { ...changing, audits: true },
  refundOrder: {
    ...changing,
    outbox: { table: 'orders', events: ['order.refunded.v1'] },
    secrets: ['payment'],
    audits: true,
  },
  listSubscriptions: { owned: { orders: ['Query'] }, audits: true },
  grantSubscription: { owned: { orders: ['GetItem', 'PutItem'] }, audits: true },
  findPersonInOrders: {
    owned: { orders: ['Query'] },
    indexes: { 'orders.byPhone': ['Query'] },
    keys: { lookup: ['hash'] },
  },
  exportPersonFromOrders: {
    owned: { orders: ['GetItem', 'Query'] },
    indexes: { 'orders.byPhone': ['Query'] },
    keys: { personal: ['open'], lookup: ['hash'] },
    audits: true,
  },
  erasePersonFromOrders: {
    owned: { orders: ['Query', 'UpdateItem', 'DeleteItem'] },
    indexes: { 'orders.byPhone': ['Query'] },
    keys: { lookup: ['hash'] },
    audits: true,
  },
} as const satisfies DomainNeeds;
