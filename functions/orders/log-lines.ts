import type { LogLine } from '../platform/logging/log-line.ts';

// The lines that functions of orders log.

export const orderPlaced = {
  code: 'order.placed',
  level: 'INFO',
  fields: { orderId: 'string', product: 'string' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const orderPaid = {
  code: 'order.paid',
  level: 'INFO',
  fields: { orderId: 'string', by: 'string' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const orderMissing = {
  code: 'order.missing',
  level: 'WARN',
  fields: { orderId: 'string' },
} as const satisfies LogLine;
/** Its member is gone, or never had a contact. */
export const orderUnreachable = {
  code: 'order.unreachable',
  level: 'WARN',
  fields: { orderId: 'string' },
} as const satisfies LogLine;
export const paymentFound = {
  code: 'payment.found',
  level: 'WARN',
  fields: { orderId: 'string' },
  counts: ['PaymentsFound'],
} as const satisfies LogLine;
export const paymentContradicted = {
  code: 'payment.contradicted',
  level: 'WARN',
  fields: { orderId: 'string', why: 'string' },
  counts: ['SignedPaymentsRefused'],
} as const satisfies LogLine;
export const orderClosed = {
  code: 'order.closed',
  level: 'INFO',
  fields: { orderId: 'string' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const orderShipped = {
  code: 'order.shipped',
  level: 'INFO',
  fields: { orderId: 'string' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const orderFinished = {
  code: 'order.finished',
  level: 'INFO',
  fields: { orderId: 'string' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const orderRefunded = {
  code: 'order.refunded',
  level: 'INFO',
  fields: { orderId: 'string', by: 'string' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const orderSettled = {
  code: 'order.settled',
  level: 'INFO',
  fields: { orderId: 'string' },
} as const satisfies LogLine;
export const shippingErased = {
  code: 'shipping.erased',
  level: 'INFO',
  fields: { erased: 'number' },
} as const satisfies LogLine;
export const orderFlagged = {
  code: 'order.flagged',
  level: 'WARN',
  fields: { orderId: 'string', flag: 'string' },
  counts: ['RefundsToSettle', 'RefundsRefused', 'PaidInVain'],
} as const satisfies LogLine;
export const noticeTaken = {
  code: 'notice.taken',
  level: 'INFO',
  fields: { orderId: 'string', status: 'string' },
  counts: ['NoticesTaken'],
} as const satisfies LogLine;
export const noticeRefused = {
  code: 'notice.refused',
  level: 'WARN',
  fields: { why: 'string', isSigned: 'boolean' },
  counts: ['NoticesRefused', 'SignedPaymentsRefused'],
} as const satisfies LogLine;
export const providerUnclear = {
  code: 'provider.unclear',
  level: 'WARN',
  fields: { orderId: 'string' },
  counts: ['ProviderUnclear'],
} as const satisfies LogLine;
export const unpaidLookedThrough = {
  code: 'unpaid.looked-through',
  level: 'INFO',
  fields: { asked: 'number', oldestMinutes: 'number' },
  counts: ['UnpaidOrders', 'OldestUnpaidMinutes'],
} as const satisfies LogLine;
