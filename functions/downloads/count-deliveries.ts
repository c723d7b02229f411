import type { downloadRecorded } from '../../events/download-recorded/event.ts';
import { jitteredPause } from '../platform/aws/jitter.ts';
import type { DeliveryOf } from '../platform/events/delivery.ts';
import { log, logError } from '../platform/logging/log.ts';
import { type Download, distinctDownloads, identityOf, planTransactions } from './counting-plan.ts';
import { countOnce, type WriteTransaction } from './exactly-once.ts';

type DownloadDelivery = DeliveryOf<typeof downloadRecorded>;

const retrying = {
  attempts: 6,
  pause: jitteredPause,
  onRetry: (attempt: number, { otherOutcomes }: { otherOutcomes: readonly string[] }) =>
    log('transaction.retried', { attempt, outcomes: [...new Set(otherOutcomes)].join(' ') }),
};

function downloadOf({ data, occurredAt }: DownloadDelivery): Download {
  return { ...data, recordedAt: occurredAt };
}

/** Counts a batch, and returns the deliveries whose transactions could not be written. */
export function deliveryCounter(write: WriteTransaction) {
  return async (deliveries: readonly DownloadDelivery[]): Promise<DownloadDelivery[]> => {
    const failed: DownloadDelivery[] = [];
    const distinct = distinctDownloads(deliveries.map(downloadOf));
    let repeated = deliveries.length - distinct.length;
    for (const transaction of planTransactions(distinct)) {
      try {
        repeated += await countOnce(write, transaction, retrying);
      } catch (error) {
        const identities = new Set(transaction.downloads.map(identityOf));
        failed.push(...deliveries.filter((delivery) => identities.has(identityOf(downloadOf(delivery)))));
        logError('transaction.failed', error, { downloads: identities.size });
      }
    }
    if (repeated > 0) log('downloads.repeated', { repeated }, { Repeated: repeated });
    return failed;
  };
}
