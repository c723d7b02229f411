import { orderClosed } from '../../events/order-closed/event.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import { returnFromPayment } from '../../shared/contract/orders/payment.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { keepingLimit } from '../platform/calls/limits/limiting.ts';
import { readingSecrets } from '../platform/secrets/secrets.ts';
import { rows, rowsOfMember } from '../platform/tables/rows.ts';
import { transaction } from '../platform/tables/writing.ts';
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
    const find = orderFinder({ table: orders, ownedBy });
    const now = Date.now;
    const record = paymentRecorder({ find, ownedBy, transact, now });
    const close = orderCloser({ find, transact });
    return paymentReturn({ provider: paymentProvider(secret), record, close, keepLimit, now });
  },
);
