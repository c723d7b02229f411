import { orderClosed } from '../../events/order-closed/event.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import { index, readingSecrets, rows, rowsOfMember, schedule, transaction } from '../platform/index.ts';
import { orderFinder, ordersIn } from './orders/order-repository.ts';
import { orderCloser } from './payment/order-closer.ts';
import { paymentProvider } from './payment/payment-provider.ts';
import { paymentRecorder } from './payment/payment-recorder.ts';
import { unpaidCloser } from './payment/unpaid-orders.ts';
import { ordersTable } from './tables.ts';

export default schedule(
  {
    expression: 'rate(15 minutes)',
    userImpact: 'Orders that nobody pays stay open, and customers are asked to pay them for good.',
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem', 'UpdateItem']),
      byState: index(ordersTable, 'byState'),
      transact: transaction({
        inMembers: [[ordersTable, 'UpdateItem']],
        announces: [orderPaid, orderClosed],
        outbox: ordersTable,
      }),
      secret: readingSecrets('payment'),
    },
  },
  ({ ownedBy, transact, secret, orders, byState }) => {
    const find = orderFinder({ orders, ownedBy });
    const record = paymentRecorder({ find, ownedBy, transact });
    const { askTrade, closeTrade } = paymentProvider(secret);
    return unpaidCloser({
      list: ordersIn(byState),
      record,
      close: orderCloser({ find, transact }),
      askTrade,
      closeTrade,
    });
  },
);
