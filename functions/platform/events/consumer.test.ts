import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { usual } from '../../../events/consumer-entry.ts';
import { downloadRecorded } from '../../../events/download-recorded/event.ts';
import example from '../../../events/download-recorded/examples/v1/windows.json' with { type: 'json' };
import { defineAwsEvent } from '../../../events/event.ts';
import { type CallContext, currentCall } from '../calls/call-context.ts';
import { aContext, anSqsRecord } from '../testing/builders.ts';
import { captureLog } from '../testing/log-capture.ts';
import { consumer, eachDelivery } from './consumer.ts';
import type { Consume } from './delivery.ts';

const objectCreated = defineAwsEvent({
  from: 'aws.s3',
  name: 'Object Created',
  about: 'media',
  summary: 'A file was uploaded.',
  detail: z.object({ object: z.object({ key: z.string() }) }),
});

function onTheBus(detail: unknown, name: string = downloadRecorded.name): string {
  return JSON.stringify({ id: 'bus-1', time: '2026-06-18T10:00:00Z', 'detail-type': name, source: 'test', detail });
}

const good = onTheBus(example);
const read = { event: 'download.recorded.v1', ...example };

/** Runs bodies through a consumer of both events; returns what SQS is answered, and what was set aside. */
async function run(consume: Consume, bodies: Record<string, string>, setAsideFails = false) {
  const Records = Object.entries(bodies).map(([id, body]) => anSqsRecord(id, body));
  const setAside = vi.fn(async () => {
    if (setAsideFails) throw new Error('the queue is away');
    return [];
  });
  const subscribesTo = [downloadRecorded, objectCreated] as const;
  const definition = { ...usual, subscribesTo, userImpact: 'Nobody is told.', uses: {} };
  const handler = consumer(definition, () => consume as never).start({}, { setAside });
  const { batchItemFailures } = await handler({ Records }, aContext());
  return { failed: batchItemFailures.map(({ itemIdentifier }) => itemIdentifier), setAside };
}

const log = captureLog();

describe('a consumer', () => {
  test('a consumer gets parsed events, and the batch is acknowledged', async () => {
    const consume = vi.fn(async () => []);
    expect((await run(consume, { a: good })).failed).toEqual([]);
    expect(consume).toHaveBeenCalledWith([{ messageId: 'a', ...read }]);
  });

  test('a consumer takes events of AWS beside ours, each by its schema', async () => {
    const consume = vi.fn(async () => []);
    await run(consume, { a: onTheBus({ object: { key: 'photo.jpg', size: 1 } }, 'Object Created'), b: good });
    expect(consume).toHaveBeenCalledWith([
      {
        messageId: 'a',
        event: 'Object Created',
        id: 'bus-1',
        occurredAt: '2026-06-18T10:00:00Z',
        correlationId: 'bus-1',
        data: { object: { key: 'photo.jpg' } },
      },
      { messageId: 'b', ...read },
    ]);
  });

  test.each([
    ['no JSON', 'not json'],
    ['another event', onTheBus(example, 'order.placed.v1')],
    ['data that breaks the schema', onTheBus({ ...example, data: { ...example.data, platform: 9 } })],
    ['another version', onTheBus({ ...example, version: 2 })],
    ['no envelope', onTheBus(example.data)],
  ])('%s is set aside at once, and the rest is handled', async (_, poison) => {
    const consume = vi.fn(async () => []);
    const { failed, setAside } = await run(consume, { before: good, poison, after: good });
    expect(failed).toEqual([]);
    expect(setAside).toHaveBeenCalledWith([expect.objectContaining({ messageId: 'poison', body: poison })]);
    expect(consume).toHaveBeenCalledWith([
      expect.objectContaining({ messageId: 'before' }),
      expect.objectContaining({ messageId: 'after' }),
    ]);
  });

  test('an unreadable message that could not be set aside is delivered again', async () => {
    expect((await run(async () => [], { poison: 'not json', good }, true)).failed).toEqual(['poison']);
  });

  test('the log says where an unreadable message is wrong, never what it holds', async () => {
    await run(async () => [], { poison: onTheBus({ ...example, data: { ...example.data, downloadId: 'secret' } }) });
    expect(log.text).toContain('"issuePath":"detail.data.downloadId"');
    expect(log.text).not.toContain('secret');
  });

  test('the deliveries that the handler could not handle are reported', async () => {
    expect((await run(async ([first]) => (first ? [first] : []), { a: good, b: good })).failed).toEqual(['a']);
    expect(log.text).toContain('"FailedMessages":1');
  });

  test('every readable message fails when the handler throws', async () => {
    const failing = async () => Promise.reject(new Error('secret'));
    expect((await run(failing, { a: good, b: good })).failed).toEqual(['a', 'b']);
    expect(log.text).not.toContain('secret');
  });
});

describe('a consumer of each delivery', () => {
  test('only the deliveries that fail are delivered again, however many there are', async () => {
    const bodies = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`m${index}`, good]));
    const consume = eachDelivery(async ({ messageId }) => {
      if (messageId.endsWith('7')) throw new Error('secret');
    });
    expect((await run(consume, bodies)).failed.toSorted()).toEqual(['m17', 'm7']);
    expect(log.text).not.toContain('secret');
  });

  test('a delivery is handled as part of its own invocation and of the call that published its event', async () => {
    const seen: CallContext[] = [];
    await run(
      eachDelivery(async () => void seen.push(currentCall())),
      { a: good },
    );
    expect(seen).toMatchObject([{ requestId: aContext().awsRequestId, correlationId: example.correlationId }]);
  });
});
