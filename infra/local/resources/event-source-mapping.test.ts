import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../cloudformation/json.ts';
import type { Resource } from '../cloudformation/resolver.ts';
import { failuresOf, type Running, startEventSourceMapping } from './event-source-mapping.ts';
import type { LambdaFunction } from './lambda-function.ts';
import { createQueueEngine, type QueueEngine } from './sqs-engine.ts';
import { createJournal } from './sqs-journal.ts';

const queueArn = 'arn:aws:sqs:us-east-1:000000000000:downloads';
type Event = { Records: { messageId: string; body: string; attributes: Record<string, string> }[] };
type Answer = (event: Event) => unknown;

const toStop: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of toStop.splice(0).reverse()) await each.stop();
});

/** A queue whose messages go to `answer`, hidden for 20 ms while they do. */
async function aMapping(answer: Answer, settings: JsonObject = {}, maxReceiveCount = 5) {
  const journal = createJournal(new DatabaseSync(':memory:'));
  const engine = await createQueueEngine({
    journal,
    region: 'us-east-1',
    accountId: '000000000000',
    queueUrl: (name) => `http://127.0.0.1:1/0/${name}`,
  });
  const deadLetterTargetArn = 'arn:aws:sqs:us-east-1:000000000000:dead';
  engine.createQueue('dead', {});
  engine.createQueue('downloads', { RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount }) });
  const events: Event[] = [];
  const lambda: Pick<LambdaFunction, 'invoke'> = {
    invoke: async (event) => {
      const parsed: Event = JSON.parse(event);
      events.push(parsed);
      try {
        return { requestId: 'r', payload: JSON.stringify((await answer(parsed)) ?? null) };
      } catch (error) {
        return { requestId: 'r', error: { errorType: 'Error', errorMessage: String(error) } };
      }
    },
  };
  const properties = {
    EventSourceArn: queueArn,
    FunctionName: 'count',
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ...settings,
  };
  const resource: Partial<Resource> = {
    stack: 'Site',
    logicalId: 'Mapping',
    type: 'AWS::Lambda::EventSourceMapping',
    properties: () => properties,
  };
  const mapping: Running = startEventSourceMapping(
    // The mapping reads no more of a resource and a function than these stand-ins have.
    resource as Resource,
    {
      engine,
      region: 'us-east-1',
      log: { info: () => {}, warn: () => {} },
      clock: 100,
      queueOf: () => ({ name: 'downloads', arn: queueArn, visibilitySeconds: 2, deadLetterArn: deadLetterTargetArn }),
      functionOf: () => lambda as LambdaFunction,
    },
  );
  toStop.push(engine, mapping);
  return { engine, events, bodies: () => events.map(({ Records }) => Records.map(({ body }) => body)) };
}

const send = (engine: QueueEngine, ...bodies: string[]) =>
  engine.atomically(() => bodies.map((body) => engine.send('downloads', body)));
const isEmpty = (engine: QueueEngine) =>
  expect.poll(() => engine.counts('downloads')).toEqual({ visible: 0, inFlight: 0 });

describe('an event source mapping', () => {
  it('hands messages over in batches, in the shape of SQS records, and deletes them', async () => {
    const { engine, events, bodies } = await aMapping(() => undefined, { BatchSize: 2 });
    send(engine, 'a', 'b', 'c');
    await isEmpty(engine);
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

  it('waits for more within its window, up to large batches', async () => {
    const { engine, bodies } = await aMapping(() => undefined, { BatchSize: 25, MaximumBatchingWindowInSeconds: 300 });
    send(engine, ...Array.from({ length: 20 }, String));
    send(engine, ...Array.from({ length: 5 }, String));
    await isEmpty(engine);
    expect(bodies().map(({ length }) => length)).toEqual([25]);
  });

  it('brings back only what was reported as failed, and counts how often', async () => {
    const { engine, events, bodies } = await aMapping(({ Records }) => ({
      batchItemFailures: Records.filter(
        ({ body, attributes }) => body === 'b' && attributes.ApproximateReceiveCount !== '3',
      ).map(({ messageId }) => ({ itemIdentifier: messageId })),
    }));
    send(engine, 'a', 'b');
    await isEmpty(engine);
    expect(bodies()).toEqual([['a', 'b'], ['b'], ['b']]);
    expect(events.at(-1)?.Records[0]?.attributes.ApproximateReceiveCount).toBe('3');
  });

  it('puts a poison message aside after its last receive, and it alone', async () => {
    const { engine, bodies } = await aMapping(
      ({ Records }) => ({
        batchItemFailures: Records.filter(({ body }) => body === 'poison').map(({ messageId }) => ({
          itemIdentifier: messageId,
        })),
      }),
      {},
      2,
    );
    send(engine, 'good', 'poison');
    await expect.poll(() => engine.counts('dead').visible).toBe(1);
    await isEmpty(engine);
    expect(bodies().flat()).toEqual(['good', 'poison', 'poison']);
  });

  it('brings the whole batch back when the function throws', async () => {
    let calls = 0;
    const { engine, bodies } = await aMapping(() => {
      calls += 1;
      if (calls === 1) throw new Error('first time');
    });
    send(engine, 'a', 'b');
    await isEmpty(engine);
    expect(bodies().flat().sort()).toEqual(['a', 'a', 'b', 'b']);
  });

  it('drops what its filters do not want', async () => {
    const Filters = [{ Pattern: JSON.stringify({ body: { kind: ['paid'] } }) }];
    const { engine, bodies } = await aMapping(() => undefined, { FilterCriteria: { Filters } });
    send(engine, '{"kind":"paid"}', '{"kind":"placed"}', 'no JSON');
    await isEmpty(engine);
    expect(bodies().flat()).toEqual(['{"kind":"paid"}']);
  });

  it('runs no more batches at a time than allowed', async () => {
    let atOnce = 0;
    let most = 0;
    const { engine } = await aMapping(
      async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise(setImmediate);
        atOnce -= 1;
      },
      { BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } },
    );
    send(engine, ...Array.from({ length: 8 }, String));
    await isEmpty(engine);
    expect(most).toBe(2);
  });
});

describe('a batch response', () => {
  const batch = ['1', '2'].map((messageId) => ({
    receiptHandle: `r${messageId}`,
    message: { messageId },
  }));

  it.each([
    ['nothing', 'null', []],
    ['no failures', '{"batchItemFailures":[]}', []],
    ['one failure', '{"batchItemFailures":[{"itemIdentifier":"2"}]}', ['2']],
    ['an unknown id', '{"batchItemFailures":[{"itemIdentifier":"9"}]}', ['1', '2']],
    ['an empty id', '{"batchItemFailures":[{"itemIdentifier":""}]}', ['1', '2']],
    ['a wrong key', '{"batchItemFailures":[{"id":"1"}]}', ['1', '2']],
    ['no list', '{"batchItemFailures":"1"}', ['1', '2']],
  ])('with %s fails what AWS would fail', (_name, payload, failed) => {
    expect([...failuresOf(payload, batch)]).toEqual(failed);
  });
});
