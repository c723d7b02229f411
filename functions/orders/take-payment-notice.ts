import { takePaymentNotice } from '../../shared/contract/orders/payment.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { orderFinder } from './orders/order-repository.ts';
import { noticeTaker } from './payment/notice-taker.ts';
import { noticeReader } from './payment/payment-notice.ts';
import { paymentRecorder } from './payment/payment-recorder.ts';
import { refundRecorder } from './payment/refund-recorder.ts';

export default endpoint(takePaymentNotice, needs.takePaymentNotice, ({ tables, ownedBy, transact, secret }) => {
  const find = orderFinder({ table: tables.orders, ownedBy });
  const now = Date.now;
  const record = paymentRecorder({ find, ownedBy, transact, now });
  const recordRefund = refundRecorder({ find, transact, now });
  return noticeTaker({ read: noticeReader(secret), record, recordRefund });
});
