/** Where an order is. `refunding` is between asking the payment provider for a refund and its answer: nothing is shipped meanwhile. */
export const orderStates = ['unpaid', 'paid', 'shipped', 'finished', 'closed', 'refunding', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * What happens to an order. A plan is finished by its payment, as nothing is sent; a refund of ours is asked for, then made; one at the
 * provider's console is made at once.
 */
export const orderActions = ['pay', 'payPlan', 'close', 'ship', 'finish', 'askRefund', 'refund'] as const;
export type OrderAction = (typeof orderActions)[number];

interface Stage {
  /** What may happen, and what the order is then. */
  readonly next: { readonly [Action in OrderAction]?: OrderState };
  /** As replies tell it (product-rules.md#order-states). */
  readonly status: 0 | 1 | 2 | 3;
  readonly statusName: string;
  /** 0 and '' where nothing is delivered. */
  readonly transactionStatus: 0 | 1 | 2 | 3;
  readonly transactionStatusName: string;
}

const paid = { status: 1, statusName: 'Paid' } as const;
const notDelivered = { transactionStatus: 0, transactionStatusName: '' } as const;

/**
 * The life of an order, once: what replies, pages, mails and operators say of it, and what may happen to it, come from here
 * (product-rules.md#order-states). A closed order is refunded where it was paid too late. A refund that the provider refuses leads back
 * to where the order came from, and to nowhere else.
 */
export const orderLifecycle: Readonly<Record<OrderState, Stage>> = {
  unpaid: {
    next: { pay: 'paid', payPlan: 'finished', close: 'closed' },
    status: 0,
    statusName: 'Unpaid',
    ...notDelivered,
  },
  paid: {
    next: { ship: 'shipped', askRefund: 'refunding', refund: 'refunded' },
    ...paid,
    transactionStatus: 1,
    transactionStatusName: 'Waiting to be sent',
  },
  shipped: {
    next: { finish: 'finished', askRefund: 'refunding', refund: 'refunded' },
    ...paid,
    transactionStatus: 2,
    transactionStatusName: 'Shipped',
  },
  finished: {
    next: { askRefund: 'refunding', refund: 'refunded' },
    ...paid,
    transactionStatus: 3,
    transactionStatusName: 'Finished',
  },
  closed: { next: { askRefund: 'refunding', refund: 'refunded' }, status: 2, statusName: 'Closed', ...notDelivered },
  refunding: { next: { refund: 'refunded' }, status: 3, statusName: 'Refund under way', ...notDelivered },
  refunded: { next: {}, status: 3, statusName: 'Refunded', ...notDelivered },
};

/** What an order is after something happened to it; undefined where that cannot happen. */
export function stateAfter(state: OrderState, action: OrderAction): OrderState | undefined {
  return orderLifecycle[state].next[action];
}
