import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import countEnquiries from '../../functions/enquiries/count-enquiries.consumer.ts';
import { figures } from '../../functions/enquiries/figures.ts';
import { type CountOnce, onceCounter } from '../../functions/platform/counters/count-once.ts';
import { createCount } from '../../functions/platform/counters/counting.ts';
import { figureReader } from '../../functions/platform/figures/figure-reader.ts';
import { aContext, anSqsRecord } from '../../functions/platform/testing/builders.ts';
import { enquiryForms } from '../../shared/contract/enquiry-schemas.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { pick, randomId, seededRandom, shuffled } from '../support/runs/random.ts';
import { aDynamodbEngine, type EmptyTable } from '../support/site/dynamodb-engine.ts';

const count = faultSize('engine: enquiries');
const day = '2026-11-22';

let engine: Awaited<ReturnType<typeof aDynamodbEngine>>;
beforeAll(async () => {
  engine = await aDynamodbEngine();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await engine.stop();
});

/** Events of distinct enquiries in messages; a third of them come twice, under the id that they had. */
function messagesOf(random: () => number) {
  const events = Array.from({ length: count }, () => ({
    id: randomId(random),
    version: 1,
    occurredAt: `${day}T09:30:00.000Z`,
    correlationId: 'test',
    data: { enquiryId: randomId(random), form: pick(random, enquiryForms) },
  }));
  const repeated = events.filter((_, at) => at % 3 === 0);
  const bodies = shuffled(random, [...events, ...repeated]).map((detail) =>
    JSON.stringify({ id: 'bus', time: detail.occurredAt, 'detail-type': enquiryReceived.name, detail }),
  );
  return { events, queue: bodies.map((body, at) => anSqsRecord(String(at), body)) };
}

/** A consumer that is killed in a third of its batches, before or after it has written. */
function mortalConsumer({ transactTellingAll }: EmptyTable, random: () => number) {
  const write = onceCounter({ name: 'enquiries', transact: transactTellingAll });
  const mortal: CountOnce = async (counted) => {
    const fate = random();
    if (fate < 1 / 6) throw new Error('killed before the write');
    const repeated = await write(counted);
    if (fate < 1 / 3) throw new Error('killed after the write');
    return repeated;
  };
  return countEnquiries.start({ count: createCount(mortal) }, { setAside: async () => [] });
}

test(`${count} enquiries are counted once each by two consumers that are killed at random (seed ${faultSeed})`, async () => {
  const random = seededRandom(faultSeed);
  const table = await engine.anEmptyTable();
  onTestFinished(table.drop);
  const { events, queue } = messagesOf(random);
  const consume = async () => {
    const handler = mortalConsumer(table, random);
    while (queue.length > 0) {
      const Records = queue.splice(0, 10);
      const { batchItemFailures } = await handler({ Records }, aContext());
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      queue.push(...Records.filter(({ messageId }) => failed.has(messageId)));
    }
  };
  await Promise.all([consume(), consume()]);
  const days = { from: day, to: day };
  const { parts } = await figureReader(table.table).byDay(figures[0], days);
  expect(parts.map((part) => part.count(days))).toEqual(
    enquiryForms.map((form) => events.filter(({ data }) => data.form === form).length),
  );
});
