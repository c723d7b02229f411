import { orderPaid } from '../../events/order-paid/event.ts';
import { orderRefunded } from '../../events/order-refunded/event.ts';
import { index, readingSecrets, rows, rowsOfMember, schedule, transaction } from '../platform/index.ts';
import { orderFinder, ordersIn } from './orders/order-repository.ts';
import { inTurn } from './payment/each-order.ts';
import { heldRefunds } from './payment/held-refunds.ts';
import { paymentProvider } from './payment/payment-provider.ts';
import { paymentRecorder } from './payment/payment-recorder.ts';
import { refundRecorder } from './payment/refund-recorder.ts';
import { refundAsker } from './payment/refunded-orders.ts';
import { refunder } from './payment/refunder.ts';
import { paymentAsker } from './payment/unpaid-orders.ts';
import { ordersTable } from './tables.ts';

export default schedule(
  {
    expression: 'rate(5 minutes)',
    userImpact: 'Customers whose payment notice was lost have paid and see an unpaid order; refunds under way stay so.',
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem', 'UpdateItem']),
      byState: index(ordersTable, 'byState'),
      transact: transaction({
        inMembers: [[ordersTable, 'UpdateItem']],
        announces: [orderPaid, orderRefunded],
        outbox: ordersTable,
      }),
      secret: readingSecrets('payment'),
    },
  },
  ({ ownedBy, transact, secret, orders, byState }) => {
    const [list, find] = [ordersIn(byState), orderFinder({ orders, ownedBy })];
    const { askTrade, refundTrade } = paymentProvider(secret);
    const ask = paymentAsker({ list, record: paymentRecorder({ find, ownedBy, transact }), askTrade });
    const resume = heldRefunds({ list, find, refund: refunder({ refundTrade, transact }), transact });
    const askPaid = refundAsker({ list, recordRefund: refundRecorder({ find, transact }), askTrade });
    // Refunds first: they are few, and unpaid orders may take all the time.
    return inTurn(resume, askPaid, ask);
  },
);
