import { schedule } from '../platform/events/schedule.ts';
import { needs } from './needs.ts';
import { orderFinder, ordersIn } from './orders/order-repository.ts';
import { inTurn } from './payment/each-order.ts';
import { heldRefunds } from './payment/held-refunds.ts';
import { paymentProvider } from './payment/payment-provider.ts';
import { paymentRecorder } from './payment/payment-recorder.ts';
import { refundRecorder } from './payment/refund-recorder.ts';
import { refundAsker } from './payment/refunded-orders.ts';
import { refunder } from './payment/refunder.ts';
import { paymentAsker } from './payment/unpaid-orders.ts';

export default schedule(needs.askAboutPayments, ({ tables, indexes, ownedBy, transact, secret }) => {
  const now = Date.now;
  const [list, find] = [ordersIn(indexes['orders.byState']), orderFinder({ table: tables.orders, ownedBy })];
  const { askTrade, refundTrade } = paymentProvider(secret);
  const ask = paymentAsker({ list, record: paymentRecorder({ find, ownedBy, transact, now }), askTrade });
  const resume = heldRefunds({ list, find, refund: refunder({ refundTrade, transact, now }), transact });
  const askPaid = refundAsker({ list, recordRefund: refundRecorder({ find, transact, now }), askTrade });
  // Refunds first: they are few, and unpaid orders may take all the time.
  return inTurn(resume, askPaid, ask);
});
