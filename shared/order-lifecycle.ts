/** Where an order is. `refunding` is between asking the payment provider for a refund and its answer: nothing is shipped meanwhile. */
export const orderStates = ['unpaid', 'paid', 'shipped', 'finished', 'closed', 'refunding', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

interface Stage {
  /** What may come next. A plan is finished once it is paid; a refund that the provider refuses leads back. */
  readonly next: readonly OrderState[];
  /** As replies tell it (product-rules.md#order-states). */
  readonly status: 0 | 1 | 2 | 3;
  readonly statusName: string;
  /** 0 and '' where nothing is delivered. */
  readonly transactionStatus: 0 | 1 | 2 | 3;
  readonly transactionStatusName: string;
}

const notDelivered = { transactionStatus: 0, transactionStatusName: '' } as const;

/**
 * The life of an order, once: what replies, pages, mails and operators say of it, and which changes there are, come from here
 * (product-rules.md#order-states). A closed order is refunded where it was paid too late.
 */
export const orderLifecycle: Readonly<Record<OrderState, Stage>> = {
  unpaid: { next: ['paid', 'finished', 'closed'], status: 0, statusName: 'Unpaid', ...notDelivered },
  paid: {
    next: ['shipped', 'refunding'],
    status: 1,
    statusName: 'Paid',
    transactionStatus: 1,
    transactionStatusName: 'Waiting to be sent',
  },
  shipped: {
    next: ['finished', 'refunding'],
    status: 1,
    statusName: 'Paid',
    transactionStatus: 2,
    transactionStatusName: 'Shipped',
  },
  finished: {
    next: ['refunding'],
    status: 1,
    statusName: 'Paid',
    transactionStatus: 3,
    transactionStatusName: 'Finished',
  },
  closed: { next: ['refunding'], status: 2, statusName: 'Closed', ...notDelivered },
  refunding: {
    next: ['refunded', 'paid', 'shipped', 'finished', 'closed'],
    status: 3,
    statusName: 'Refund under way',
    ...notDelivered,
  },
  refunded: { next: [], status: 3, statusName: 'Refunded', ...notDelivered },
};

/** Whether an order in one state may come to be in another. */
export function mayBecome(from: OrderState, to: OrderState): boolean {
  return orderLifecycle[from].next.includes(to);
}

/** The states from which an order may come to be in one, for the condition of a write. */
export function statesBefore(to: OrderState): readonly OrderState[] {
  return orderStates.filter((from) => mayBecome(from, to));
}
