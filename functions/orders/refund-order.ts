import { refundOrder } from '../../shared/contract/orders/desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { orderRefunder } from './desk/order-refunder.ts';
import { needs } from './needs.ts';
import { orderFinder } from './orders/order-repository.ts';
import { paymentProvider } from './payment/payment-provider.ts';
import { refunder } from './payment/refunder.ts';

export default operation(refundOrder, needs.refundOrder, ({ tables, ownedBy, transact, secret, audited }) => {
  const now = Date.now;
  const { refundTrade } = paymentProvider(secret);
  const refund = refunder({ refundTrade, transact, now });
  return orderRefunder({ find: orderFinder({ table: tables.orders, ownedBy }), audited, refund, now });
});
