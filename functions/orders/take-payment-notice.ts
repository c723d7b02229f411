import { orderPaid } from '../../events/order-paid/event.ts';
import { orderRefunded } from '../../events/order-refunded/event.ts';
import { takePaymentNotice } from '../../shared/contract/orders/payment.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { endpoint, readingSecrets, rows, rowsOfMember, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { orderFinder } from './orders/order-repository.ts';
import { readNotice } from './payment/payment-notice.ts';
import { paymentRecorder } from './payment/payment-recorder.ts';
import { NoticeSecret } from './payment/payment-secret.ts';
import { refundRecorder } from './payment/refund-recorder.ts';
import { ordersTable } from './tables.ts';

/** What the provider reads as taken; anything else it sends again. */
const taken = 'success';

/** What it reads as refused. */
const refused = 'failure';

/**
 * Takes a notice of the payment provider: of a payment or a refund once it is stored, of anything else without a change, as what was
 * closed is asked for by our jobs and believed from their answers alone. A notice that nobody signed, that says nothing of its trade, or
 * of which our books say otherwise is refused.
 */
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
    const find = orderFinder({ orders, ownedBy });
    const record = paymentRecorder({ find, ownedBy, transact });
    const recordRefund = refundRecorder({ find, transact });
    return async (values) => {
      const notice = readNotice(await secret('paymentNotice', NoticeSecret), values);
      if (notice.kind === 'refused') throw refusal(notice.why, notice.isSigned);
      const { orderId, status, refund } = notice;
      // The query of a returning browser is signed alike, and is no notice.
      if (status === 'untold') throw refusal(status, true);
      // What was refunded was paid, though the notice of that may come later.
      if (status === 'paid' || refund) {
        const outcome = await record(notice, 'notice');
        if (outcome !== 'paid' && outcome !== 'known' && outcome !== 'flagged') throw refusal(outcome, true);
      }
      if (refund) await recordRefund({ ...notice, refund }, 'notice');
      log(lines.noticeTaken, { orderId, status }, { NoticesTaken: 1 });
      return taken;
    };
  },
);

/** A refusal, which is logged and counted. */
function refusal(why: string, isSigned: boolean): Refusal {
  // Whoever has paid has the signed query of their return, and may send it here.
  const signed = isSigned && why !== 'untold' ? { SignedPaymentsRefused: 1 } : {};
  log(lines.noticeRefused, { why, isSigned }, { NoticesRefused: 1, ...signed });
  return new Refusal(refused);
}
