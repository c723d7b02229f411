import type { PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { describe, expect, test } from 'vitest';
import { downloadRecorded } from '../../../events/download-recorded/event.ts';
import example from '../../../events/download-recorded/examples/v1/windows.json' with { type: 'json' };
import { envelopeSchema } from '../../../events/event.ts';
import { withinCall } from '../calls/call-context.ts';
import { following } from './envelope.ts';
import { createPublish, type Publish, type PutEvents, putAll } from './publisher.ts';

const data = downloadRecorded.data.parse(example.data);
const noPause = () => 0;

/** A bus that refuses an entry as often as told, by the entry's detail, and keeps what it was sent. */
function aBus(refusals: Record<string, number> = {}) {
  const left = new Map(Object.entries(refusals));
  const sent: string[][] = [];
  const put: PutEvents = async (entries) => {
    sent.push(entries.map(({ Detail = '' }) => Detail));
    return entries.map(({ Detail = '' }) => {
      const times = left.get(Detail) ?? 0;
      left.set(Detail, times - 1);
      return times > 0 ? 'ThrottlingException' : undefined;
    });
  };
  return { put, sent };
}

const entries = (...details: string[]): PutEventsRequestEntry[] => details.map((Detail) => ({ Detail }));

describe('putting entries on the bus', () => {
  test('only the entries that were refused are put on the bus again', async () => {
    const { put, sent } = aBus({ b: 2, d: 1 });
    await putAll(entries('a', 'b', 'c', 'd'), put, noPause);
    expect(sent).toEqual([['a', 'b', 'c', 'd'], ['b', 'd'], ['b']]);
  });

  test('a refused entry is given up after five tries, with the codes of the bus', async () => {
    const { put, sent } = aBus({ b: 9 });
    const refused = putAll(entries('a', 'b'), put, noPause);
    await expect(refused).rejects.toMatchObject({ name: 'RefusedByBus', code: 'ThrottlingException' });
    expect(sent).toHaveLength(5);
  });

  test('each try waits longer than the one before', async () => {
    const asked: number[] = [];
    const pause = (attempt: number) => {
      asked.push(attempt);
      return 0;
    };
    await putAll(entries('a'), aBus({ a: 3 }).put, pause);
    expect(asked).toEqual([1, 2, 3]);
  });
});

describe('publishing an event', () => {
  test('an event that follows from another is the same whenever that comes again, and no other', async () => {
    const cause = { id: 'cause', occurredAt: '2026-06-18T09:30:00.000Z' };
    const { put, sent } = aBus();
    const publish = createPublish('site', put);
    for (const occurrence of [following(cause, 'a'), following({ ...cause }, 'a'), following(cause, 'b')])
      await publish(downloadRecorded, data, occurrence);
    await publish(downloadRecorded, data);
    const envelopes = sent.flat().map((detail) => envelopeSchema(downloadRecorded).parse(JSON.parse(detail)));
    expect(envelopes[1]?.id).toBe(envelopes[0]?.id);
    expect(new Set(envelopes.map(({ id }) => id)).size).toBe(3);
    expect(envelopes.slice(0, 3).map(({ occurredAt }) => occurredAt)).toEqual(Array(3).fill(cause.occurredAt));
    expect(envelopes[3]?.occurredAt).not.toBe(cause.occurredAt);
  });

  test('an event is published in an envelope of its own, with the version of its name and the call it belongs to', async () => {
    const put: PutEventsRequestEntry[] = [];
    const publish = createPublish('site', async (all) => {
      put.push(...all);
      return all.map(() => undefined);
    });
    const call = { requestId: 'request-1', correlationId: 'gateway-1', endsAt: Number.POSITIVE_INFINITY };
    await withinCall(call, () => publish(downloadRecorded, data));
    await withinCall(call, () => publish(downloadRecorded, data));
    expect(put[0]).toMatchObject({
      EventBusName: 'site',
      Source: 'media-server-site',
      DetailType: 'download.recorded.v1',
    });
    const envelopes = put.map(({ Detail = '' }) => envelopeSchema(downloadRecorded).parse(JSON.parse(Detail)));
    expect(envelopes[0]).toMatchObject({ version: 1, correlationId: 'gateway-1', data });
    expect(envelopes[0]?.id).not.toBe(envelopes[1]?.id);
  });

  test('an event whose data breaks its schema is not published', async () => {
    const { put, sent } = aBus();
    const broken = { ...data, platform: 9 };
    await expect(createPublish('site', put)(downloadRecorded, broken)).rejects.toThrow('platform');
    expect(sent).toEqual([]);
  });
});

test('a rule that publishes more than its function may does not compile', () => {
  const ofDownloads = (publish: Publish<'download.recorded.v1'>) => publish;
  const nothing: Publish<never> = async () => {};
  const anything: Publish = nothing as Publish;
  const asked = [
    ofDownloads(anything),
    // @ts-expect-error it lists no such event
    ofDownloads(nothing),
  ];
  expect(asked).toHaveLength(2);
});
