import type { downloadRecorded } from '../../events/download-recorded/event.ts';
import type { Delivery } from '../platform/consumer.ts';
import { describeError, log } from '../platform/log.ts';
import { distinctDownloads, planTransactions } from './counting-plan.ts';
import { countOnce, jitteredPause, type WriteTransaction } from './exactly-once.ts';

type DownloadDelivery = Delivery<typeof downloadRecorded>;

const retrying = {
  attempts: 6,
  pause: jitteredPause,
  onRetry: (attempt: number, { otherReasons }: { otherReasons: readonly string[] }) =>
    log('transaction.retried', { attempt, reasons: [...new Set(otherReasons)].join(', ') }),
};

/** Counts a batch, and answers the deliveries of the transactions that could not be written. */
export function deliveryCounter(write: WriteTransaction) {
  return async (deliveries: readonly DownloadDelivery[]): Promise<DownloadDelivery[]> => {
    const failed: DownloadDelivery[] = [];
    for (const transaction of planTransactions(distinctDownloads(deliveries.map(({ detail }) => detail)))) {
      try {
        await countOnce(write, transaction, retrying);
      } catch (error) {
        const ids = new Set(transaction.downloads.map(({ downloadId }) => downloadId));
        failed.push(...deliveries.filter(({ detail }) => ids.has(detail.downloadId)));
        log('transaction.failed', { downloads: ids.size, ...describeError(error) });
      }
    }
    return failed;
  };
}
