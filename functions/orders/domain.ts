import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';

/** What indexes hold of an order, so that operators list it unopened and jobs find it. */
const listed = ['id', 'uid', 'product', 'quantity', 'total', 'currency', 'payUntil'] as const;

/** What members buy: orders with their payment, and the subscriptions that come of them. */
export const orders = {
  tables: {
    orders: {
      stream: true,
      timeToLive: 'expires',
      indexes: {
        byState: { partition: 'state', sort: 'placedAt', carries: [...listed, 'flag'] },
        byPhone: { partition: 'phoneHash', sort: 'placedAt', carries: ['id', 'uid'] },
        byShippingEnd: { partition: 'shippingEndsIn', sort: 'placedAt', carries: ['id', 'uid'] },
        byFlag: { partition: 'flag', sort: 'placedAt', carries: [...listed, 'state'] },
      },
    },
  },
  mails: {},
  secrets: { payment: 'Our keys at the payment provider, its key and its address' },
  logs: {
    'order.placed': { level: 'INFO', fields: { orderId: 'string', product: 'string' } },
    'order.paid': { level: 'INFO', fields: { orderId: 'string', by: 'string' } },
    'order.missing': { level: 'WARN', fields: { orderId: 'string' } },
    'payment.found': { level: 'WARN', fields: { orderId: 'string' } },
    'order.closed': { level: 'INFO', fields: { orderId: 'string' } },
    'order.refunded': { level: 'INFO', fields: { orderId: 'string' } },
    'shipping.erased': { level: 'INFO', fields: { erased: 'number' } },
    'order.flagged': { level: 'WARN', fields: { orderId: 'string', flag: 'string' } },
    'notice.taken': { level: 'INFO', fields: { orderId: 'string', status: 'string' } },
    'notice.refused': { level: 'WARN', fields: { why: 'string', isSigned: 'boolean' } },
    'provider.unclear': { level: 'WARN', fields: { orderId: 'string' } },
    'unpaid.looked-through': { level: 'INFO', fields: { asked: 'number', oldestMinutes: 'number' } },
  },
  metrics: {
    NoticesTaken: 'payment notices that are stored',
    NoticesRefused: 'payment notices that were refused, whoever sent them',
    SignedNoticesRefused: 'those among them that the provider has signed: it tells of a payment that we do not take',
    PaymentsFound: 'unpaid orders that the provider calls paid',
    PaidAfterClosing: 'orders that were paid when they were closed already',
    RefundsRefused: 'refunds that the provider refuses',
    ProviderUnclear: 'questions to which the provider gave no answer that can be believed',
    UnpaidOrders: 'orders that are not paid yet, as the job found them',
    OldestUnpaidMinutes: 'the age of the oldest of them',
  },
  schedules: {
    closeUnpaidOrders: {
      expression: 'rate(15 minutes)',
      harm: 'Orders that nobody pays stay open, and customers see them as unpaid for good.',
    },
    askAboutPayments: {
      expression: 'rate(5 minutes)',
      harm: 'Customers whose payment notice was lost have paid and see an unpaid order; refunds under way stay so.',
    },
    eraseShipping: {
      expression: 'cron(45 3 * * ? *)',
      harm: 'Addresses to which something was sent are kept for longer than the three years that we promise.',
    },
  },
} as const satisfies DomainDefinition;
