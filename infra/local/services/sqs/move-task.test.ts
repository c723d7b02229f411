import { describe, expect, it, onTestFinished } from 'vitest';
import type { Queue } from '../../core/ports.ts';
import { openStateDatabase } from '../../core/state/database.ts';
import { createQueueEngine } from './engine.ts';
import { createJournal } from './journal.ts';
import { createMoveTasks, type MoveTasks } from './move-task.ts';
import type { StartedQueue } from './reports.ts';

const aQueue = (name: string, deadLetterArn?: string): StartedQueue => ({ name, arn: `arn:${name}`, deadLetterArn });

async function tasksFor(queues: readonly StartedQueue[], dead: readonly string[]) {
  const database = openStateDatabase(':memory:');
  const engine = await createQueueEngine({
    journal: createJournal(database),
    region: 'us-east-1',
    accountId: '0',
    queueUrl: (name) => `http://127.0.0.1:1/0/${name}`,
  });
  onTestFinished(async () => {
    await engine.stop();
    database.close();
  });
  const created = new Map<string, Queue>(queues.map(({ name }) => [name, engine.createQueue(name, {})]));
  for (const body of dead) created.get('dead')?.send(body);
  return { engine, tasks: createMoveTasks(engine, queues), queue: (name: string) => created.get(name) };
}

const statusOf = (tasks: MoveTasks) => tasks.list({ SourceArn: 'arn:dead' }).Results;

describe('a redrive', () => {
  it('moves dead letters back to the queue they came from', async () => {
    const { tasks, queue } = await tasksFor([aQueue('dead'), aQueue('downloads', 'arn:dead')], ['a', 'b']);
    tasks.start({ SourceArn: 'arn:dead' });
    expect(
      queue('downloads')
        ?.receive(10, 30)
        .map(({ body }) => body),
    ).toEqual(['a', 'b']);
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
    const { engine, tasks } = await tasksFor([aQueue('dead'), aQueue('downloads', 'arn:dead'), aQueue('other')], ['a']);
    tasks.start({ SourceArn: 'arn:dead', DestinationArn: 'arn:other' });
    expect(engine.counts('other').visible).toBe(1);
  });

  it('works in portions, one at a stretch', async () => {
    const { engine, tasks } = await tasksFor(
      [aQueue('dead'), aQueue('downloads', 'arn:dead')],
      Array.from({ length: 1_200 }, String),
    );
    const { TaskHandle = '' } = tasks.start({ SourceArn: 'arn:dead' });
    expect(statusOf(tasks)).toMatchObject([{ Status: 'RUNNING', TaskHandle, ApproximateNumberOfMessagesMoved: 500 }]);
    expect(engine.counts('dead').visible).toBe(700);
    await expect.poll(() => engine.counts('downloads').visible).toBe(1_200);
    expect(statusOf(tasks)).toMatchObject([{ Status: 'COMPLETED', ApproximateNumberOfMessagesMoved: 1_200 }]);
  });

  it('is refused for a queue that is no dead-letter queue, is unknown, or serves several', async () => {
    const { tasks } = await tasksFor([aQueue('dead'), aQueue('one', 'arn:dead'), aQueue('two', 'arn:dead')], []);
    expect(() => tasks.start({ SourceArn: 'arn:one' })).toThrow('must be configured as a Dead Letter Queue');
    expect(() => tasks.start({ SourceArn: 'arn:none' })).toThrow("doesn't exist");
    expect(() => tasks.start({ SourceArn: 'arn:dead' })).toThrow('name a DestinationArn');
  });
});
