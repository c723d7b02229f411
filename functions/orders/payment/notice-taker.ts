import { Refusal } from '../../../shared/contract/refusal.ts';
import { log } from '../../platform/logging/log.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { paymentRecorder } from './payment-recorder.ts';

interface Taker {
  readonly provider: Pick<PaymentProvider, 'readNotice'>;
  readonly record: ReturnType<typeof paymentRecorder>;
}

/** What the provider reads as taken; anything else it sends again. */
const taken = 'success';

/** What it reads as refused. */
const refused = 'failure';

/**
 * Takes a notice of the payment provider: of a payment once it is stored, of anything else without a change, as what was closed or refunded
 * is asked for by our jobs and believed from their answers alone.
 * @throws Refusal for a notice that nobody signed, that says nothing of its trade, or of which our books say otherwise
 */
export function noticeTaker({ provider, record }: Taker) {
  const refuse = (why: string, isSigned: boolean) => {
    // Whoever has paid has the signed query of their return, and may send it here.
    const signed = isSigned && why !== 'untold' ? { SignedPaymentsRefused: 1 } : {};
    log('notice.refused', { why, isSigned }, { NoticesRefused: 1, ...signed });
    return new Refusal(refused);
  };
  return async (values: Readonly<Record<string, string>>): Promise<typeof taken> => {
    const notice = await provider.readNotice(values);
    if (notice.kind === 'refused') throw refuse(notice.why, notice.isSigned);
    const { orderId, status } = notice;
    // The query of a returning browser is signed alike, and is no notice.
    if (status === 'untold') throw refuse(status, true);
    if (notice.status === 'paid') {
      const outcome = await record(notice, 'notice');
      if (outcome !== 'paid' && outcome !== 'known' && outcome !== 'flagged') throw refuse(outcome, true);
    }
    log('notice.taken', { orderId, status }, { NoticesTaken: 1 });
    return taken;
  };
}
