import { randomUUID } from 'node:crypto';
import { orderClosed } from '../../events/order-closed/event.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import { returnFromPayment } from '../../shared/contract/orders/payment.ts';
import { LimitRefusal } from '../platform/calls/limits/limit-keeper.ts';
import { endpoint, keepingLimit, readingSecrets, rows, rowsOfMember, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { orderFinder } from './orders/order-repository.ts';
import { orderCloser } from './payment/order-closer.ts';
import { paymentProvider } from './payment/payment-provider.ts';
import { paymentRecorder } from './payment/payment-recorder.ts';
import { ProviderUnclear } from './payment/trade.ts';
import { ordersTable } from './tables.ts';

/** Questions that returns of one order bring about: whoever has a signed return may send it as often as they like. */
const questions = [{ max: 20, seconds: 60 * 60 }];

/** Where a customer sees what they bought (product-rules.md#personal-centre). */
const ordersPage = '/personal?page=2';

/**
 * Brings a customer back from the payment provider. What the browser carries says only which order it is about; the provider is asked, so
 * that the orders are up to date when their page opens: what is paid is paid, and what can be paid no more is closed, so that the same can
 * be ordered anew. Where it does not answer, or was asked too often, its notice or our job will tell: nobody who has paid is turned away.
 */
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
    const { readNotice, askTrade } = paymentProvider(secret);
    const ask = async (orderId: string) => {
      try {
        const count = { name: 'payment-returns', what: 'returns of this order', whom: orderId, windows: questions };
        await keepLimit(count, randomUUID());
        const trade = await askTrade(orderId);
        if (trade.state === 'paid') await record({ orderId, ...trade }, 'return');
        if (trade.state === 'closed') await close(orderId, new Date().toISOString());
      } catch (error) {
        if (error instanceof LimitRefusal) return;
        if (!(error instanceof ProviderUnclear)) throw error;
        log(lines.providerUnclear, { orderId }, { ProviderUnclear: 1 });
      }
    };
    return async (values) => {
      // A return has no status, so it reads as a notice of something else; what counts is that the provider has signed it.
      const notice = await readNotice(values);
      if (notice.kind === 'notice') await ask(notice.orderId);
      return ordersPage;
    };
  },
);
