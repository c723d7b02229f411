import { setImmediate as turn } from 'node:timers/promises';
import countDownloads from '../../functions/downloads/count-downloads.consumer.ts';
import { aMessage, type Download } from '../../functions/downloads/download-builders.ts';
import { downloadCounters, downloadCountOf, downloadRows } from '../../functions/downloads/download-repository.ts';
import { type CountOnce, onceCounter } from '../../functions/platform/counters/count-once.ts';
import { countReader } from '../../functions/platform/counters/counter-reader.ts';
import { createCount } from '../../functions/platform/counters/counting.ts';
import { sumOf } from '../../functions/platform/counters/increments.ts';
import { aContext, anSqsRecord } from '../../functions/platform/testing/builders.ts';
import { pick, randomId, shuffled } from '../support/runs/random.ts';
import type { EmptyTable } from '../support/site/dynamodb-engine.ts';

/** Where in its work the consumer is killed. */
const deaths = ['before the write', 'after the write', 'before the acknowledgement'] as const;
type Death = (typeof deaths)[number];

export interface CountingRun {
  readonly table: EmptyTable;
  readonly random: () => number;
  readonly events: number;
  readonly batchSize: number;
  /** Share of batches during which the consumer is killed, 0 to 1. */
  readonly deathRate: number;
}

/** Events of a spike, shuffled; a fifth of them are duplicates. */
function spikeOf(random: () => number, events: number): Download[] {
  const distinct = Array.from(
    { length: Math.ceil(events * 0.8) },
    (): Download => ({
      downloadId: randomId(random),
      productType: pick(random, [1, 21, 23]),
      productVersion: pick(random, ['5.1.4', '5.2.0']),
      platform: pick(random, [0, 1, 2, 3, 4]),
      recordedAt: pick(random, ['2026-06-17T23:59:59.999Z', '2026-06-18T00:00:00.000Z']),
    }),
  );
  const duplicates = Array.from({ length: events - distinct.length }, () =>
    pick(random, [...distinct] as [Download, ...Download[]]),
  );
  return shuffled(random, [...distinct, ...duplicates]);
}

/**
 * Delivers a spike to the real consumer over a queue that delivers again whatever was not acknowledged, while consumers are
 * killed at random. Resolves when everything is acknowledged.
 * @returns the distinct downloads, counters and rows by product, version, platform and day, and the write actions spent
 */
export async function runCounting({ table, random, events, batchSize, deathRate }: CountingRun) {
  const spike = spikeOf(random, events);
  let queue = spike.map((detail, index) => anSqsRecord(String(index), aMessage(detail)));
  let actions = 0;
  let kills = 0;
  while (queue.length > 0) {
    const Records = queue.slice(0, batchSize);
    const death = random() < deathRate ? pick<Death>(random, [...deaths]) : undefined;
    const write = onceCounter({ name: 'downloads', transact: table.transactTellingAll });
    const countOnce: CountOnce = async (counted) => {
      if (death === 'before the write') return killed();
      const repeated = await write(counted);
      if (repeated === 0) actions += counted.length + sumOf(counted).length;
      return death === 'after the write' ? killed() : repeated;
    };
    let die: (reason: 'killed') => void = () => {};
    const dying = new Promise<'killed'>((resolve) => {
      die = resolve;
    });
    const killed = () => {
      die('killed');
      return new Promise<never>(() => {});
    };
    const handler = countDownloads.start({ count: createCount(countOnce) }, { setAside: async () => [] });
    const outcome = await Promise.race([handler({ Records }, aContext()), dying]);
    const rest = queue.slice(batchSize);
    if (outcome === 'killed' || death === 'before the acknowledgement') {
      kills += 1;
      queue = shuffled(random, [...rest.slice(0, batchSize), ...Records]).concat(rest.slice(batchSize));
    } else {
      const failed = new Set(outcome.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      queue = [...rest, ...Records.filter(({ messageId }) => failed.has(messageId))];
    }
    await turn();
  }
  return { distinct: tally(distinct(spike)), ...(await readBack(table)), actions, kills };
}

/** Each download once: a duplicate is the same in everything. */
function distinct(downloads: readonly Download[]): Download[] {
  return [...new Map(downloads.map((download) => [JSON.stringify(download), download])).values()];
}

/** Downloads by product, version, platform and day: `21 5.2.0 1 2026-06-18` → how many. */
function tally(downloads: readonly Download[]): Record<string, number> {
  const lines = downloads.map(({ productType, productVersion, platform, recordedAt }) =>
    [productType, productVersion, platform, recordedAt.slice(0, 10)].join(' '),
  );
  return Object.fromEntries([...Map.groupBy(lines, (line) => line)].map(([line, same]) => [line, same.length]));
}

async function readBack({ table }: EmptyTable) {
  const read = countReader(table);
  const lines = async (partitions: Parameters<typeof read>[0]) => {
    const { list } = await read(partitions);
    return Object.fromEntries(
      list
        .map(downloadCountOf)
        .map(({ type, version, system, day, count }) => [[type, version, system, day].join(' '), count]),
    );
  };
  return {
    counters: await lines(downloadCounters([1, 21, 23], '2026-06-01', '2026-06-30')),
    rows: await lines(downloadRows(['2026-06-17', '2026-06-18'])),
  };
}
