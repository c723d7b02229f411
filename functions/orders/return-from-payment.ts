import { returnFromPayment } from '../../shared/contract/orders/payment.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { orderFinder } from './orders/order-repository.ts';
import { orderCloser } from './payment/order-closer.ts';
import { paymentProvider } from './payment/payment-provider.ts';
import { paymentRecorder } from './payment/payment-recorder.ts';
import { paymentReturn } from './payment/payment-return.ts';

export default endpoint(
  returnFromPayment,
  needs.returnFromPayment,
  ({ tables, ownedBy, transact, secret, keepLimit }) => {
    const find = orderFinder({ table: tables.orders, ownedBy });
    const now = Date.now;
    const record = paymentRecorder({ find, ownedBy, transact, now });
    const close = orderCloser({ find, transact });
    return paymentReturn({ provider: paymentProvider(secret), record, close, keepLimit, now });
  },
);
