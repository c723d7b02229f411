import { describe, expect, it, onTestFinished } from 'vitest';
import { createPorts } from '../../core/ports.ts';
import { openStateDatabase } from '../../core/state/database.ts';
import { type Answer, aMapping, anAnsweringFunction } from '../../testing/a-mapping.ts';
import { createQueueStore } from '../sqs/store.ts';
import { failuresOf } from './mapping.ts';
import { startQueuePoller } from './queue-poller.ts';

const queueArn = 'arn:aws:sqs:us-east-1:000000000000:downloads';
type Event = { Records: { messageId: string; body: string; attributes: Record<string, string> }[] };
type Options = { mapping?: object; maxReceiveCount?: number; timeoutSeconds?: number };

/** A queue whose messages go to `answer`; what fails is visible again after 20 ms. */
async function aPoller(answer: Answer<Event>, options: Options = {}) {
  const { mapping = {}, maxReceiveCount = 5, timeoutSeconds = 1 } = options;
  const database = openStateDatabase(':memory:');
  const store = createQueueStore(database);
  const settings = { visibilitySeconds: 2, delaySeconds: 0, retentionSeconds: 345_600 };
  const dead = store.open('dead', settings);
  const queue = store.open('downloads', { ...settings, redrive: { deadLetters: 'dead', maxReceiveCount } });
  const ports = createPorts();
  ports.provide('queue', (arn) => (arn === queueArn ? queue : undefined));
  const { lambda, events } = anAnsweringFunction(answer, timeoutSeconds);
  const declared = { EventSourceArn: queueArn, FunctionResponseTypes: ['ReportBatchItemFailures'], ...mapping };
  const poller = startQueuePoller(aMapping(lambda, declared, { ports }));
  onTestFinished(() => poller.stop());
  return {
    events,
    send: (...bodies: string[]) => database.atomically(() => bodies.map((body) => queue.send(body))),
    bodies: () => events.map(({ Records }) => Records.map(({ body }) => body)),
    dead: () => dead.counts().visible,
    isEmpty: () => expect.poll(() => queue.counts()).toMatchObject({ visible: 0, inFlight: 0 }),
  };
}

describe('a mapping that reads a queue', () => {
  it('a queue mapping passes messages on in batches, in the shape of SQS records, and deletes them', async () => {
    const { send, isEmpty, events, bodies } = await aPoller(() => undefined, { mapping: { BatchSize: 2 } });
    send('a', 'b', 'c');
    await isEmpty();
    expect(bodies()).toEqual([['a', 'b'], ['c']]);
    expect(events[0]?.Records[0]).toMatchObject({
      messageId: expect.any(String),
      receiptHandle: expect.any(String),
      attributes: { ApproximateReceiveCount: '1', SentTimestamp: expect.stringMatching(/^\d{13}$/) },
      messageAttributes: {},
      md5OfBody: '0cc175b9c0f1b6a831c399e269772661',
      eventSource: 'aws:sqs',
      eventSourceARN: queueArn,
      awsRegion: 'us-east-1',
    });
  });

  it('a queue mapping waits for more within its window, up to large batches', async () => {
    const { send, isEmpty, bodies } = await aPoller(() => undefined, {
      mapping: { BatchSize: 25, MaximumBatchingWindowInSeconds: 300 },
    });
    send(...Array.from({ length: 20 }, String));
    send(...Array.from({ length: 5 }, String));
    await isEmpty();
    expect(bodies().map(({ length }) => length)).toEqual([25]);
  });

  it('only the messages that were reported as failed come back, with the number of their receives', async () => {
    const { send, isEmpty, events, bodies } = await aPoller(({ Records }) => ({
      batchItemFailures: Records.filter(
        ({ body, attributes }) => body === 'b' && attributes.ApproximateReceiveCount !== '3',
      ).map(({ messageId }) => ({ itemIdentifier: messageId })),
    }));
    send('a', 'b');
    await isEmpty();
    expect(bodies()).toEqual([['a', 'b'], ['b'], ['b']]);
    expect(events.at(-1)?.Records[0]?.attributes.ApproximateReceiveCount).toBe('3');
  });

  it('a poison message is set aside alone, after its last receive', async () => {
    const { send, isEmpty, bodies, dead } = await aPoller(
      ({ Records }) => ({
        batchItemFailures: Records.filter(({ body }) => body === 'poison').map(({ messageId }) => ({
          itemIdentifier: messageId,
        })),
      }),
      { maxReceiveCount: 2 },
    );
    send('good', 'poison');
    await expect.poll(dead).toBe(1);
    await isEmpty();
    expect(bodies().flat()).toEqual(['good', 'poison', 'poison']);
  });

  it('the whole batch comes back when the function throws', async () => {
    let calls = 0;
    const { send, isEmpty, bodies } = await aPoller(() => {
      calls += 1;
      if (calls === 1) throw new Error('first time');
    });
    send('a', 'b');
    await isEmpty();
    expect(bodies().flat().sort()).toEqual(['a', 'a', 'b', 'b']);
  });

  it('a queue mapping with a filter is refused', async () => {
    const FilterCriteria = { Filters: [{ Pattern: '{"body":{"kind":["paid"]}}' }] };
    await expect(aPoller(() => undefined, { mapping: { FilterCriteria } })).rejects.toThrow('takes every message');
  });

  it('a queue mapping runs no more batches at a time than allowed', async () => {
    let atOnce = 0;
    let most = 0;
    const { send, isEmpty } = await aPoller(
      async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise(setImmediate);
        atOnce -= 1;
      },
      { mapping: { BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } } },
    );
    send(...Array.from({ length: 8 }, String));
    await isEmpty();
    expect(most).toBe(2);
  });

  it('messages are hidden while the function works on them, however short the test makes the wait after a failure', async () => {
    // The function takes many times the 20 ms after which a failed message comes back.
    const { send, isEmpty, bodies, dead } = await aPoller(() => new Promise((resolve) => setTimeout(resolve, 200)), {
      maxReceiveCount: 1,
    });
    send('slow');
    await isEmpty();
    expect([bodies(), dead()]).toEqual([[['slow']], 0]);
  });
});

describe('a batch response', () => {
  const batch = new Set(['1', '2']);

  it.each([
    ['nothing', 'null', []],
    ['no failures', '{"batchItemFailures":[]}', []],
    ['one failure', '{"batchItemFailures":[{"itemIdentifier":"2"}]}', ['2']],
    ['an unknown id', '{"batchItemFailures":[{"itemIdentifier":"9"}]}', ['1', '2']],
    ['an empty id', '{"batchItemFailures":[{"itemIdentifier":""}]}', ['1', '2']],
    ['a wrong key', '{"batchItemFailures":[{"id":"1"}]}', ['1', '2']],
    ['no list', '{"batchItemFailures":"1"}', ['1', '2']],
  ])('a batch response with %s fails what AWS would fail', (_name, payload, failed) => {
    expect([...failuresOf(payload, batch)]).toEqual(failed);
  });
});
