import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { seededRandom } from '../support/runs/random.ts';
import { aDynamodbEngine } from '../support/site/dynamodb-engine.ts';
import { runCounting } from './counting-run.ts';

/** At full size 4 batch sizes × 14 seeds: 56 runs, 100,800 events in all. */
const seeds = Array.from({ length: faultSize('engine: runs') }, (_, index) => faultSeed + index);
/** Large batches need many events, or a run would have few of them; small ones a transaction for nearly each event. */
const eventsIn = (batchSize: number) => (batchSize > 10 ? 1_800 : faultSize('engine: events'));

let engine: Awaited<ReturnType<typeof aDynamodbEngine>>;
beforeAll(async () => {
  engine = await aDynamodbEngine();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await engine.stop();
});

describe.each([1, 10, 100, 1_000])('in batches of %i', (batchSize) => {
  test.each(seeds)('downloads are counted exactly once while consumers are killed (seed %i)', async (seed) => {
    const table = await engine.anEmptyTable();
    onTestFinished(table.drop);
    // Consumers die seldom in small batches and often in large ones, so that each run has about as many deaths.
    const events = eventsIn(batchSize);
    const deathRate = Math.min(0.5, (60 * batchSize) / events);
    const run = { table, random: seededRandom(seed * 7_919 + batchSize), events, batchSize, deathRate };
    const { distinct, counters, rows, kills } = await runCounting(run);
    expect(counters).toEqual(distinct);
    expect(rows).toEqual(distinct);
    if (batchSize < 1_000) expect(kills).toBeGreaterThan(0);
  });
});
