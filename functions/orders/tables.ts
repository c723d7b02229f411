import type { TableValue } from '../platform/tables/table-value.ts';

/** What indexes hold of an order, so that operators list it unopened and jobs find it. */
const listed = ['id', 'uid', 'product', 'quantity', 'total', 'currency', 'payUntil'] as const;

export const ordersTable = {
  name: 'orders',
  announces: [
    'order.closed.v1',
    'order.finished.v1',
    'order.paid.v1',
    'order.placed.v1',
    'order.refunded.v1',
    'order.shipped.v1',
  ],
  timeToLive: 'expires',
  indexes: {
    byState: { partition: 'state', sort: 'placedAt', carries: [...listed, 'flag'] },
    byPhone: { partition: 'phoneHash', sort: 'placedAt', carries: ['id', 'uid'] },
    byShippingEnd: { partition: 'shippingEndsIn', sort: 'placedAt', carries: ['id', 'uid'] },
    byFlag: { partition: 'flag', sort: 'placedAt', carries: [...listed, 'state'] },
  },
} as const satisfies TableValue;
