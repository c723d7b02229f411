import { Refusal } from '../../../shared/contract/refusal.ts';
import { log } from '../../platform/logging/log.ts';
import * as lines from '../log-lines.ts';
import type { ReadNotice } from './payment-notice.ts';
import type { paymentRecorder } from './payment-recorder.ts';
import type { refundRecorder } from './refund-recorder.ts';

interface Taker {
  readonly read: ReadNotice;
  readonly record: ReturnType<typeof paymentRecorder>;
  readonly recordRefund: ReturnType<typeof refundRecorder>;
}

/** What the provider reads as taken; anything else it sends again. */
const taken = 'success';

/** What it reads as refused. */
const refused = 'failure';

/**
 * Takes a notice of the payment provider: of a payment or a refund once it is stored, of anything else without a change, as what was closed is
 * asked for by our jobs and believed from their answers alone.
 * @throws Refusal for a notice that nobody signed, that says nothing of its trade, or of which our books say otherwise
 */
export function noticeTaker({ read, record, recordRefund }: Taker) {
  const refuse = (why: string, isSigned: boolean) => {
    // Whoever has paid has the signed query of their return, and may send it here.
    const signed = isSigned && why !== 'untold' ? { SignedPaymentsRefused: 1 } : {};
    log(lines.noticeRefused, { why, isSigned }, { NoticesRefused: 1, ...signed });
    return new Refusal(refused);
  };
  return async (values: Readonly<Record<string, string>>): Promise<typeof taken> => {
    const notice = await read(values);
    if (notice.kind === 'refused') throw refuse(notice.why, notice.isSigned);
    const { orderId, status, refund } = notice;
    // The query of a returning browser is signed alike, and is no notice.
    if (status === 'untold') throw refuse(status, true);
    // What was refunded was paid, though the notice of that may come later.
    if (status === 'paid' || refund) {
      const outcome = await record(notice, 'notice');
      if (outcome !== 'paid' && outcome !== 'known' && outcome !== 'flagged') throw refuse(outcome, true);
    }
    if (refund) await recordRefund({ ...notice, refund }, 'notice');
    log(lines.noticeTaken, { orderId, status }, { NoticesTaken: 1 });
    return taken;
  };
}
