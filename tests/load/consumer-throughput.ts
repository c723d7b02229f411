import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { deliveryCounter } from '../../functions/downloads/count-deliveries.ts';
import { aDownload } from '../../functions/downloads/download-builders.ts';
import { transactionWriter } from '../../functions/downloads/download-repository.ts';
import { aContext, anSqsRecord } from '../../functions/platform/builders.ts';
import { consumer } from '../../functions/platform/consumer.ts';
import { aDynamodbEngine } from '../support/dynamodb-engine.ts';

/**
 * How many events a second one consumer counts against the engine in memory, in full batches, and the write actions each
 * costs: a release day on two platforms.
 */
export async function measureConsumer(events = 20_000, batchSize = 1_000) {
  const engine = await aDynamodbEngine();
  try {
    const { table } = await engine.anEmptyTable();
    let actions = 0;
    const write = transactionWriter({
      ...table,
      transact: async (parts) => {
        actions += parts.length;
        await table.transact(parts);
      },
    });
    const handler = consumer(downloadRecorded, deliveryCounter(write));
    const records = Array.from({ length: events }, (_, index) => {
      const detail = aDownload({ platform: 1 + (index % 2) });
      return anSqsRecord(String(index), JSON.stringify({ 'detail-type': downloadRecorded.name, detail }));
    });
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
