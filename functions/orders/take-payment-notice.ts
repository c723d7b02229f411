import { orderPaid } from '../../events/order-paid/event.ts';
import { orderRefunded } from '../../events/order-refunded/event.ts';
import { takePaymentNotice } from '../../shared/contract/orders/payment.ts';
import { endpoint, readingSecrets, rows, rowsOfMember, transaction } from '../platform/index.ts';
import { orderFinder } from './orders/order-repository.ts';
import { noticeTaker } from './payment/notice-taker.ts';
import { noticeReader } from './payment/payment-notice.ts';
import { paymentRecorder } from './payment/payment-recorder.ts';
import { refundRecorder } from './payment/refund-recorder.ts';
import { ordersTable } from './tables.ts';

export default endpoint(
  takePaymentNotice,
  {
    uses: {
      orders: rows(ordersTable, 'GetItem'),
      ownedBy: rowsOfMember([ordersTable, 'GetItem', 'UpdateItem']),
      transact: transaction({
        inMembers: [[ordersTable, 'UpdateItem']],
        announces: [orderPaid, orderRefunded],
        outbox: ordersTable,
      }),
      secret: readingSecrets('paymentNotice'),
    },
  },
  ({ ownedBy, transact, secret, orders }) => {
    const find = orderFinder({ table: orders, ownedBy });
    const now = Date.now;
    const record = paymentRecorder({ find, ownedBy, transact, now });
    const recordRefund = refundRecorder({ find, transact, now });
    return noticeTaker({ read: noticeReader(secret), record, recordRefund });
  },
);
