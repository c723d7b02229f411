import { describe, expect, it, onTestFinished } from 'vitest';
import { compilePattern, type EventPattern } from '../../core/event-pattern.ts';
import type { JsonObject } from '../../core/json.ts';
import { type ChangeStream, createPorts, type StreamPosition } from '../../core/ports.ts';
import type { Positions } from '../../core/state/database.ts';
import { type Answer, aMapping, anAnsweringFunction } from '../../testing/a-mapping.ts';
import { startStreamPoller } from './stream-poller.ts';

const streamArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/orders/stream/1';
const failuresArn = 'arn:aws:sqs:us-east-1:000000000000:failures';
type Event = { Records: { eventName: string; dynamodb: { SequenceNumber: string } }[] };

/** A stream of one shard that a test writes to. */
function aStream() {
  const records: JsonObject[] = [];
  const waiting = new Set<() => void>();
  let seen = 0;
  const numberOf = (position: StreamPosition) => Number(position.shard ?? 0);
  const stream: ChangeStream = {
    readAfter: async (position, limit) => {
      seen = records.length;
      const page = records.slice(numberOf(position), numberOf(position) + limit);
      return page.length > 0 ? { records: page, shardId: 'shard' } : undefined;
    },
    wait: (signal) =>
      new Promise((resolve) => {
        if (records.length > seen) return resolve();
        waiting.add(resolve);
        signal.addEventListener('abort', () => resolve());
      }),
  };
  const write = (...eventNames: string[]) => {
    for (const eventName of eventNames)
      records.push({
        eventName,
        eventSourceARN: 'the engine’s own',
        dynamodb: { SequenceNumber: String(records.length + 1), ApproximateCreationDateTime: 1_700_000_000 },
      });
    for (const wake of waiting) wake();
    waiting.clear();
  };
  return { stream, write };
}

interface Options {
  readonly settings?: object;
  readonly wants?: EventPattern;
  readonly positions?: Positions;
}

function aPoller({ stream, write }: ReturnType<typeof aStream>, answer: Answer<Event>, options: Options = {}) {
  const failures: JsonObject[] = [];
  const ports = createPorts();
  ports.provide('changeStream', (arn) => (arn === streamArn ? stream : undefined));
  ports.provide('sender', (arn) => (arn === failuresArn ? (text) => void failures.push(JSON.parse(text)) : undefined));
  const { lambda, events } = anAnsweringFunction(answer);
  const declared = { EventSourceArn: streamArn, StartingPosition: 'TRIM_HORIZON', ...options.settings };
  const { wants = () => true, positions } = options;
  const mapping = aMapping(lambda, declared, { ports, wants, clock: 1_000, ...(positions && { positions }) });
  const poller = startStreamPoller(mapping);
  onTestFinished(() => poller.stop());
  const seen = () => events.map(({ Records }) => Records.map(({ dynamodb }) => dynamodb.SequenceNumber).join(''));
  return { write, events, seen, failures, poller, metrics: mapping.metrics };
}

function somePositions() {
  const kept = new Map<string, string>();
  const positions: Positions = { read: (name) => kept.get(name), write: (name, at) => void kept.set(name, at) };
  return positions;
}

describe('a mapping that reads a stream', () => {
  it('a stream mapping passes changes on in order, with the ARN and region of the template', async () => {
    const { write, events, seen } = aPoller(aStream(), () => undefined, { settings: { BatchSize: 2 } });
    write('INSERT', 'MODIFY', 'REMOVE');
    await expect.poll(seen).toEqual(['12', '3']);
    expect(events[0]?.Records[0]).toMatchObject({
      eventName: 'INSERT',
      eventSource: 'aws:dynamodb',
      eventSourceARN: streamArn,
      awsRegion: 'us-east-1',
    });
  });

  it('a stream mapping measures how far its function is behind the stream', async () => {
    const { write, seen, metrics } = aPoller(aStream(), () => undefined);
    write('INSERT');
    await expect.poll(seen).toEqual(['1']);
    const age = metrics.find('AWS/Lambda', 'IteratorAge', { FunctionName: 'count' })?.points[0]?.maximum ?? 0;
    // The record of the test is years old.
    expect(Date.now() - age).toBeGreaterThan(1_699_999_999_000);
    expect(Date.now() - age).toBeLessThan(1_700_000_999_000);
  });

  it('a stream mapping goes on after a stop where it was', async () => {
    const source = aStream();
    const positions = somePositions();
    source.write('INSERT');
    const first = aPoller(source, () => undefined, { positions });
    await expect.poll(() => positions.read(`mapping Site/Mapping ${streamArn}`)).toBeDefined();
    await first.poller.stop();
    source.write('MODIFY');
    const second = aPoller(source, () => undefined, { positions });
    await expect.poll(second.seen).toEqual(['2']);
    expect(first.seen()).toEqual(['1']);
  });

  it('a stream mapping tries a batch again until the function takes it, and goes on after it', async () => {
    let tries = 0;
    const { write, seen } = aPoller(aStream(), ({ Records }) => {
      tries += 1;
      if (Records[0]?.dynamodb.SequenceNumber === '1' && tries < 3) throw new Error('not now');
    });
    write('INSERT');
    await expect.poll(seen).toEqual(['1', '1', '1']);
    write('MODIFY');
    await expect.poll(seen).toEqual(['1', '1', '1', '2']);
  });

  it('a stream mapping goes on from the first record that was reported as failed', async () => {
    let tries = 0;
    const { write, seen } = aPoller(
      aStream(),
      () => {
        tries += 1;
        return tries === 1 ? { batchItemFailures: [{ itemIdentifier: '3' }, { itemIdentifier: '2' }] } : undefined;
      },
      { settings: { FunctionResponseTypes: ['ReportBatchItemFailures'] } },
    );
    write('INSERT', 'INSERT', 'INSERT');
    await expect.poll(seen).toEqual(['123', '23']);
  });

  it('a stream mapping halves a batch down to the record that fails, gives it up after its tries and says where it was', async () => {
    const { write, seen, failures } = aPoller(
      aStream(),
      ({ Records }) => {
        if (Records.some(({ dynamodb }) => dynamodb.SequenceNumber === '3')) throw new Error('poison');
      },
      {
        settings: {
          BisectBatchOnFunctionError: true,
          MaximumRetryAttempts: 1,
          DestinationConfig: { OnFailure: { Destination: failuresArn } },
        },
      },
    );
    write('INSERT', 'INSERT', 'INSERT', 'INSERT');
    await expect.poll(seen).toEqual(['1234', '12', '34', '3', '3', '4']);
    expect(failures).toMatchObject([
      {
        requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 2 },
        DDBStreamBatchInfo: { startSequenceNumber: '3', endSequenceNumber: '3', batchSize: 1, streamArn },
      },
    ]);
  });

  it('a stream mapping does not pass on what its filters exclude', async () => {
    const wants = compilePattern({ eventName: ['INSERT'] });
    const { write, seen } = aPoller(aStream(), () => undefined, { wants });
    write('INSERT', 'REMOVE', 'INSERT');
    await expect.poll(seen).toEqual(['13']);
  });
});
