import { orderRefunded } from '../../events/order-refunded/event.ts';
import { refundOrder } from '../../shared/contract/orders/desk.ts';
import { auditing, operation, readingSecrets, rows, rowsOfMember, transaction } from '../platform/index.ts';
import { orderRefunder } from './desk/order-refunder.ts';
import { orderFinder } from './orders/order-repository.ts';
import { paymentProvider } from './payment/payment-provider.ts';
import { refunder } from './payment/refunder.ts';
import { ordersTable } from './tables.ts';

export default operation(
  refundOrder,
  {
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem']),
      transact: transaction({
        inMembers: [[ordersTable, 'UpdateItem']],
        announces: [orderRefunded],
        outbox: ordersTable,
      }),
      secret: readingSecrets('payment'),
      audited: auditing({ inMembers: [[ordersTable, 'UpdateItem']] }),
    },
  },
  ({ ownedBy, transact, secret, audited, orders }) => {
    const { refundTrade } = paymentProvider(secret);
    const refund = refunder({ refundTrade, transact });
    return orderRefunder({ find: orderFinder({ orders, ownedBy }), audited, refund });
  },
);
