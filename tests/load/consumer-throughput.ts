import { consumers } from '../../events/catalogue.ts';
import { deliveryCounter } from '../../functions/downloads/count-deliveries.ts';
import { aDownload, aMessage } from '../../functions/downloads/download-builders.ts';
import { transactionWriter } from '../../functions/downloads/download-repository.ts';
import { consumer } from '../../functions/platform/events/consumer.ts';
import { actionsOf } from '../../functions/platform/tables/transaction.ts';
import { aContext, anSqsRecord } from '../../functions/platform/testing/builders.ts';
import { aDynamodbEngine } from '../support/dynamodb-engine.ts';

/**
 * How many events a second one consumer counts against the engine in memory, in full batches, and the write actions each
 * costs: a release day on two platforms.
 */
export async function measureConsumer(events = 20_000, batchSize = 1_000) {
  const engine = await aDynamodbEngine();
  try {
    const { transact } = await engine.anEmptyTable();
    let actions = 0;
    const write = transactionWriter((gather) => {
      actions += actionsOf(gather).length;
      return transact(gather);
    });
    const { countDownloads } = consumers.downloads;
    const handler = consumer(countDownloads, {}, () => deliveryCounter(write)).start({ setAside: async () => [] });
    const records = Array.from({ length: events }, (_, index) =>
      anSqsRecord(String(index), aMessage(aDownload({ platform: 1 + (index % 2) }))),
    );
    const startedAt = performance.now();
    for (let from = 0; from < events; from += batchSize) {
      const { batchItemFailures } = await handler({ Records: records.slice(from, from + batchSize) }, aContext());
      if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} messages failed`);
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    return { eventsPerSecond: Math.round(events / seconds), actionsPerDownload: actions / events };
  } finally {
    await engine.stop();
  }
}
