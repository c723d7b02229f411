import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { startAsynchronousInvocations } from './lambda-async.ts';
import type { LambdaFunction } from './lambda-function.ts';
import { createQueueEngine } from './sqs-engine.ts';
import { createJournal } from './sqs-journal.ts';

const toStop: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of toStop.splice(0).reverse()) await each.stop();
});

/** A function that fails as often as told, and what it was told. */
async function aFunction(failures: number, database = new DatabaseSync(':memory:')) {
  const events: string[] = [];
  const warnings: string[] = [];
  const lambda: Pick<LambdaFunction, 'name' | 'timeoutSeconds' | 'invoke'> = {
    name: 'greet',
    timeoutSeconds: 3,
    invoke: async (event) => {
      events.push(event);
      const fails = events.length <= failures;
      return {
        requestId: 'r',
        ...(fails ? { error: { errorType: 'Error', errorMessage: 'not now' } } : { payload: 'null' }),
      };
    },
  };
  const engine = await createQueueEngine({
    journal: createJournal(database),
    region: 'us-east-1',
    accountId: '0',
    queueUrl: (name) => `http://127.0.0.1:1/0/${name}`,
  });
  const log = { info: () => {}, warn: (message: string) => warnings.push(message) };
  // The queue asks a function for no more than the stand-in has.
  const invocations = startAsynchronousInvocations([lambda as LambdaFunction], { engine, clock: 10_000, log });
  toStop.push(engine, invocations);
  return { invocations, engine, events, warnings, left: () => engine.counts('asynchronous.greet') };
}

const none = { visible: 0, inFlight: 0 };

describe('an asynchronous invocation', () => {
  it('runs once when it succeeds', async () => {
    const { invocations, events, left } = await aFunction(0);
    invocations.send('greet', '{"a":1}');
    await expect.poll(left).toEqual(none);
    expect(events).toEqual(['{"a":1}']);
  });

  it('is tried three times in all, then dropped with a word', async () => {
    const { invocations, events, warnings, left } = await aFunction(9);
    invocations.send('greet', '{}');
    await expect.poll(left).toEqual(none);
    expect(events).toHaveLength(3);
    expect(warnings).toEqual(['greet failed 3 times on an event, which is dropped: not now']);
  });

  it('is not lost when the process ends before it ran', async () => {
    const database = new DatabaseSync(':memory:');
    const before = await aFunction(0, database);
    await before.invocations.stop();
    before.invocations.send('greet', '{"late":true}');
    const { events } = await aFunction(0, database);
    await expect.poll(() => events).toEqual(['{"late":true}']);
  });
});
