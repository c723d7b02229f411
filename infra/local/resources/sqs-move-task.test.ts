import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueueEngine, type QueueEngine } from './sqs-engine.ts';
import { createJournal } from './sqs-journal.ts';
import { createMoveTasks } from './sqs-move-task.ts';
import type { StartedQueue } from './sqs-queue.ts';

let engine: QueueEngine;
afterEach(() => engine.stop());

const aQueue = (name: string, deadLetterArn?: string): StartedQueue => ({
  name,
  arn: `arn:${name}`,
  visibilitySeconds: 30,
  deadLetterArn,
});

async function tasksFor(queues: readonly StartedQueue[], dead: readonly string[]) {
  engine = await createQueueEngine({
    journal: createJournal(new DatabaseSync(':memory:')),
    region: 'us-east-1',
    accountId: '0',
    queueUrl: (name) => `http://127.0.0.1:1/0/${name}`,
  });
  for (const { name } of queues) engine.createQueue(name, {});
  for (const body of dead) engine.send('dead', body);
  return createMoveTasks(engine, () => queues);
}

const statusOf = (tasks: Awaited<ReturnType<typeof tasksFor>>) => tasks.list({ SourceArn: 'arn:dead' }).Results;

describe('a redrive', () => {
  it('moves dead letters back to the queue they came from', async () => {
    const tasks = await tasksFor([aQueue('dead'), aQueue('downloads', 'arn:dead')], ['a', 'b']);
    tasks.start({ SourceArn: 'arn:dead' });
    expect(engine.receive('downloads', 10, 30).map(({ message }) => message.body)).toEqual(['a', 'b']);
    expect(statusOf(tasks)).toMatchObject([
      {
        Status: 'COMPLETED',
        DestinationArn: 'arn:downloads',
        ApproximateNumberOfMessagesMoved: 2,
        ApproximateNumberOfMessagesToMove: 2,
      },
    ]);
  });

  it('goes where it is told', async () => {
    const tasks = await tasksFor([aQueue('dead'), aQueue('downloads', 'arn:dead'), aQueue('other')], ['a']);
    tasks.start({ SourceArn: 'arn:dead', DestinationArn: 'arn:other' });
    expect(engine.counts('other').visible).toBe(1);
  });

  it('works in portions, and can be cancelled between them', async () => {
    const tasks = await tasksFor(
      [aQueue('dead'), aQueue('downloads', 'arn:dead')],
      Array.from({ length: 1_200 }, String),
    );
    const { TaskHandle = '' } = tasks.start({ SourceArn: 'arn:dead' });
    expect(statusOf(tasks)).toMatchObject([{ Status: 'RUNNING', TaskHandle }]);
    expect(tasks.cancel({ TaskHandle })).toEqual({ ApproximateNumberOfMessagesMoved: 500 });
    await new Promise(setImmediate);
    expect(engine.counts('dead').visible).toBe(700);

    tasks.start({ SourceArn: 'arn:dead' });
    await expect.poll(() => engine.counts('downloads').visible).toBe(1_200);
  });

  it('is refused for a queue that is no dead-letter queue, is unknown, or serves several', async () => {
    const tasks = await tasksFor([aQueue('dead'), aQueue('one', 'arn:dead'), aQueue('two', 'arn:dead')], []);
    expect(() => tasks.start({ SourceArn: 'arn:one' })).toThrow('must be configured as a Dead Letter Queue');
    expect(() => tasks.start({ SourceArn: 'arn:none' })).toThrow("doesn't exist");
    expect(() => tasks.start({ SourceArn: 'arn:dead' })).toThrow('name a DestinationArn');
    expect(() => tasks.cancel({ TaskHandle: 'x' })).toThrow('no running task');
  });
});
