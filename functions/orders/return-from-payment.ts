import { orderClosed } from '../../events/order-closed/event.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import { returnFromPayment } from '../../shared/contract/orders/payment.ts';
import { endpoint, keepingLimit, readingSecrets, rows, rowsOfMember, transaction } from '../platform/index.ts';
import { orderFinder } from './orders/order-repository.ts';
import { orderCloser } from './payment/order-closer.ts';
import { paymentProvider } from './payment/payment-provider.ts';
import { paymentRecorder } from './payment/payment-recorder.ts';
import { paymentReturn } from './payment/payment-return.ts';
import { ordersTable } from './tables.ts';

export default endpoint(
  returnFromPayment,
  {
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem', 'UpdateItem']),
      transact: transaction({
        inMembers: [[ordersTable, 'UpdateItem']],
        announces: [orderPaid, orderClosed],
        outbox: ordersTable,
      }),
      keepLimit: keepingLimit(),
      secret: readingSecrets('payment'),
    },
  },
  ({ ownedBy, transact, secret, keepLimit, orders }) => {
    const find = orderFinder({ orders, ownedBy });
    const record = paymentRecorder({ find, ownedBy, transact });
    const close = orderCloser({ find, transact });
    return paymentReturn({ provider: paymentProvider(secret), record, close, keepLimit });
  },
);
