import countDownloads from '../../functions/downloads/count-downloads.consumer.ts';
import { aDownload, aMessage } from '../../functions/downloads/download-builders.ts';
import { onceCounter } from '../../functions/platform/counters/count-once.ts';
import { createCount } from '../../functions/platform/counters/counting.ts';
import { actionsOf, type TransactTellingAll } from '../../functions/platform/tables/transaction.ts';
import { aContext, anSqsRecord } from '../../functions/platform/testing/builders.ts';
import { aDynamodbEngine } from '../support/site/dynamodb-engine.ts';

/** How fast something is, with and without waiting for the engine. */
interface Rate {
  readonly eventsPerSecond: number;
  /** By the processor time of this process: what a core could count if the engine took none. */
  readonly eventsPerCoreSecond: number;
}

/**
 * How many events a second one consumer counts against the engine in memory, in full batches, and the write actions each
 * costs: a release day on two platforms. Beside it the same writes, made without the consumer.
 */
export async function measureConsumer(events = 20_000, batchSize = 1_000) {
  const engine = await aDynamodbEngine();
  try {
    const counted = await engine.anEmptyTable();
    const written: Parameters<TransactTellingAll>[0][] = [];
    const countOnce = onceCounter({
      name: 'downloads',
      transact: (gather) => {
        written.push(gather);
        return counted.transactTellingAll(gather);
      },
    });
    const handler = countDownloads.start({ count: createCount(countOnce) }, { setAside: async () => [] });
    const records = Array.from({ length: events }, (_, index) =>
      anSqsRecord(String(index), aMessage(aDownload({ platform: 1 + (index % 2) }))),
    );
    const consumed = await rateOf(events, async () => {
      for (let from = 0; from < events; from += batchSize) {
        const { batchItemFailures } = await handler({ Records: records.slice(from, from + batchSize) }, aContext());
        if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} messages failed`);
      }
    });
    const { transactTellingAll } = await engine.anEmptyTable();
    const writesAlone = await rateOf(events, async () => {
      for (const gather of written) await transactTellingAll(gather);
    });
    const actions = written.flatMap((gather) => actionsOf(gather)).length;
    return { consumed, writesAlone, actionsPerDownload: actions / events };
  } finally {
    await engine.stop();
  }
}

async function rateOf(events: number, work: () => Promise<void>): Promise<Rate> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return {
    eventsPerSecond: Math.round((events * 1_000) / (performance.now() - startedAt)),
    eventsPerCoreSecond: Math.round((events * 1_000_000) / (user + system)),
  };
}
