import type { DomainDefinition } from '../platform/domain-definition.ts';
import { ordersTable } from './tables.ts';

/** What hears of payments. */
const payments = ['takePaymentNotice', 'returnFromPayment', 'askAboutPayments', 'closeUnpaidOrders'] as const;

/** What members buy: orders with their payment, and the subscriptions that come of them. */
export default {
  tables: [ordersTable],
  secrets: {
    payment: 'Our keys at the payment provider, its key and its address',
    paymentNotice: "The payment provider's public key, by which its notices are checked",
  },
  metrics: {
    NoticesTaken: { title: 'Payment notices taken', by: ['takePaymentNotice'] },
    NoticesRefused: { title: 'Payment notices refused, whoever sent them', by: ['takePaymentNotice'] },
    SignedPaymentsRefused: {
      title: 'Payments refused that the provider has signed',
      by: payments,
      alarm: {
        above: 0,
        harm: 'Somebody may have paid for what our books say otherwise of, and waits in vain.',
        runbook: '#a-signed-notice-is-refused',
      },
    },
    PaymentsFound: {
      title: 'Unpaid orders that the provider calls paid',
      by: ['askAboutPayments', 'closeUnpaidOrders'],
      alarm: {
        above: 0,
        harm: 'Customers see their payment minutes late: notices of the provider do not reach us.',
        runbook: '#payment-notices-do-not-come',
      },
    },
    PaidInVain: {
      title: 'Orders paid that nobody gets',
      by: payments,
      alarm: {
        above: 0,
        harm: 'Somebody has paid for an order that was closed, or erased, and gets nothing until it is paid back.',
        runbook: '#flagged-orders',
      },
    },
    RefundsRefused: {
      title: 'Refunds that the provider refuses',
      by: ['refundOrder', 'askAboutPayments'],
      alarm: {
        above: 0,
        harm: 'Somebody was promised their money back and does not get it.',
        runbook: '#flagged-orders',
      },
    },
    RefundsToSettle: {
      title: 'Refunds that an operator has to settle',
      by: ['takePaymentNotice', 'askAboutPayments'],
      alarm: {
        above: 0,
        harm: 'A customer waits for a refund without an end, or for a parcel that is held because of a partial refund.',
        runbook: '#flagged-orders',
      },
    },
    ProviderUnclear: {
      title: 'Questions without a clear answer of the provider',
      by: ['askAboutPayments', 'closeUnpaidOrders', 'returnFromPayment'],
      alarm: {
        above: 50,
        harm: 'Payments whose notice was lost are not found: the payment provider does not answer.',
        runbook: '#payment-notices-do-not-come',
      },
    },
    UnpaidOrders: { title: 'Unpaid orders', by: ['askAboutPayments'], statistic: 'Maximum' },
    OldestUnpaidMinutes: {
      title: 'Age of the oldest unpaid order, in minutes',
      by: ['askAboutPayments'],
      statistic: 'Maximum',
      alarm: {
        above: 26 * 60,
        harm: 'Orders that nobody pays stay open: they are not closed a day later.',
        runbook: '#failed-jobs',
      },
    },
  },
} as const satisfies DomainDefinition;
