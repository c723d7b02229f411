import { consumers } from '../../functions/downloads/consumers.ts';
import { aDownload, aMessage } from '../../functions/downloads/download-builders.ts';
import { countedDownload } from '../../functions/downloads/download-repository.ts';
import { onceCounter } from '../../functions/platform/counters/count-once.ts';
import { createCount } from '../../functions/platform/counters/counting.ts';
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
    const { transactTellingAll } = await engine.anEmptyTable();
    let actions = 0;
    const countOnce = onceCounter({
      name: 'downloads',
      transact: (gather) => {
        actions += actionsOf(gather).length;
        return transactTellingAll(gather);
      },
    });
    const { countDownloads } = consumers;
    const handler = consumer(countDownloads, {}, () => createCount(countOnce)(countedDownload)).start({
      setAside: async () => [],
    });
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
