import { randomUUID } from 'node:crypto';
import { type KeepLimit, LimitRefusal } from '../../platform/calls/limits/limit-keeper.ts';
import { log } from '../../platform/logging/log.ts';
import * as lines from '../log-lines.ts';
import type { orderCloser } from './order-closer.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { paymentRecorder } from './payment-recorder.ts';
import { ProviderUnclear } from './trade.ts';

/** Questions that returns of one order bring about: whoever has a signed return may send it as often as they like. */
const questions = [{ max: 20, seconds: 60 * 60 }];

interface Returning {
  readonly provider: Pick<PaymentProvider, 'readNotice' | 'askTrade'>;
  readonly record: ReturnType<typeof paymentRecorder>;
  readonly close: ReturnType<typeof orderCloser>;
  readonly keepLimit: KeepLimit;
}

/** Where a customer sees what they bought (product-rules.md#personal-centre). */
const ordersPage = '/personal?page=2';

/**
 * Brings a customer back from the payment provider. What the browser carries says only which order it is about; the provider is asked, so
 * that the orders are up to date when their page opens: what is paid is paid, and what can be paid no more is closed, so that the same can
 * be ordered anew. Where it does not answer, or was asked too often, its notice or our job will tell: nobody who has paid is turned away.
 */
export function paymentReturn({ provider, record, close, keepLimit }: Returning) {
  const ask = async (orderId: string) => {
    try {
      const count = { name: 'payment-returns', what: 'returns of this order', whom: orderId, windows: questions };
      await keepLimit(count, randomUUID());
      const trade = await provider.askTrade(orderId);
      if (trade.state === 'paid') await record({ orderId, ...trade }, 'return');
      if (trade.state === 'closed') await close(orderId, new Date().toISOString());
    } catch (error) {
      if (error instanceof LimitRefusal) return;
      if (!(error instanceof ProviderUnclear)) throw error;
      log(lines.providerUnclear, { orderId }, { ProviderUnclear: 1 });
    }
  };
  return async (values: Readonly<Record<string, string>>): Promise<string> => {
    // A return has no status, so it reads as a notice of something else; what counts is that the provider has signed it.
    const notice = await provider.readNotice(values);
    if (notice.kind === 'notice') await ask(notice.orderId);
    return ordersPage;
  };
}
