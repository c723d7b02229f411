import { describe, expect, it, onTestFinished } from 'vitest';
import { createPorts, type Sender } from '../../core/ports.ts';
import { openStateDatabase } from '../../core/state/database.ts';
import { createQueueStore } from '../sqs/store.ts';
import { startAsynchronousInvocations } from './async.ts';
import type { LambdaFunction } from './function.ts';

/** A function that fails as often as told, and what it was told. */
async function aFunction(failures: number, database = openStateDatabase(':memory:'), setAside?: Sender) {
  const events: string[] = [];
  const warnings: string[] = [];
  const lambda: LambdaFunction = {
    name: 'greet',
    arn: 'arn:greet',
    timeoutSeconds: 3,
    crash: () => 0,
    invoke: async (event) => {
      events.push(event);
      const fails = events.length <= failures;
      return {
        requestId: 'r',
        ...(fails ? { error: { errorType: 'Error', errorMessage: 'not now' } } : { payload: 'null' }),
      };
    },
    replace: () => false,
    stop: async () => {},
  };
  const queue = createQueueStore(database).open('asynchronous.greet', {
    visibilitySeconds: 30,
    delaySeconds: 0,
    retentionSeconds: Number.POSITIVE_INFINITY,
  });
  const ports = createPorts();
  ports.provide('privateQueue', (name) => (name === queue.name ? queue : undefined));
  const log = { info: () => {}, warn: (message: string) => warnings.push(message) };
  const deadLetters = () => setAside;
  const invocations = startAsynchronousInvocations([lambda], { ports, clock: 10_000, log }, deadLetters);
  onTestFinished(() => invocations.stop());
  return { invocations, events, warnings, left: () => queue.counts() };
}

const none = { visible: 0, inFlight: 0 };

describe('an asynchronous invocation', () => {
  it('an asynchronous invocation runs once when it succeeds', async () => {
    const { invocations, events, left } = await aFunction(0);
    invocations.send('greet', '{"a":1}');
    await expect.poll(left).toMatchObject(none);
    expect(events).toEqual(['{"a":1}']);
  });

  it('an asynchronous invocation is tried three times in all, then dropped and logged', async () => {
    const { invocations, events, warnings, left } = await aFunction(9);
    invocations.send('greet', '{}');
    await expect.poll(left).toMatchObject(none);
    expect(events).toHaveLength(3);
    expect(warnings).toEqual(['greet failed 3 times on an event, which is dropped: not now']);
  });

  it('an asynchronous invocation is not dropped where a dead-letter queue takes it, with the error in its attributes', async () => {
    const letters: unknown[] = [];
    const { invocations, left } = await aFunction(9, undefined, (...letter) => letters.push(letter));
    invocations.send('greet', '{"a":1}');
    await expect.poll(left).toMatchObject(none);
    expect(letters).toEqual([['{"a":1}', { RequestID: 'r', ErrorCode: '200', ErrorMessage: 'not now' }]]);
  });

  it('an asynchronous invocation is not lost when the process ends before it ran', async () => {
    const database = openStateDatabase(':memory:');
    const before = await aFunction(0, database);
    await before.invocations.stop();
    before.invocations.send('greet', '{"late":true}');
    const { events } = await aFunction(0, database);
    await expect.poll(() => events).toEqual(['{"late":true}']);
  });

  it('an asynchronous invocation of more than 1 MB is refused', async () => {
    const { invocations, events } = await aFunction(0);
    expect(() => invocations.send('greet', JSON.stringify('x'.repeat(1_048_576)))).toThrow(/must be smaller than/);
    expect(events).toEqual([]);
  });
});
