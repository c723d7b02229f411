import { schedule } from '../platform/events/schedule.ts';
import { needs } from './needs.ts';
import { orderFinder, ordersIn } from './orders/order-repository.ts';
import { paymentProvider } from './payment/payment-provider.ts';
import { paymentRecorder } from './payment/payment-recorder.ts';
import { unpaidCloser } from './payment/unpaid-orders.ts';

export default schedule(needs.closeUnpaidOrders, ({ tables, indexes, ownedBy, transact, secret }) => {
  const find = orderFinder({ table: tables.orders, ownedBy });
  const record = paymentRecorder({ find, ownedBy, transact, now: Date.now });
  const { askTrade, closeTrade } = paymentProvider(secret);
  return unpaidCloser({ list: ordersIn(indexes['orders.byState']), record, find, askTrade, closeTrade, transact });
});
