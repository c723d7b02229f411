import { describe, expect, it, onTestFinished } from 'vitest';
import { openStateDatabase } from '../../core/state/database.ts';
import { createMoveTasks, type MoveTasks } from './move-task.ts';
import { createQueueStore } from './store.ts';

const settings = { visibilitySeconds: 30, delaySeconds: 0, retentionSeconds: 345_600 };

/** Queues by name, some of them with the queue `dead` for their dead letters. */
function tasksFor(names: readonly string[], toDead: readonly string[], dead: readonly string[]) {
  const database = openStateDatabase(':memory:');
  onTestFinished(() => database.close());
  const store = createQueueStore(database);
  const queues = names.map((name) => {
    const deadLetterArn = toDead.includes(name) ? 'arn:dead' : undefined;
    return { arn: `arn:${name}`, url: name, deadLetterArn, queue: store.open(name, settings) };
  });
  for (const body of dead) store.find('dead')?.send(body);
  return { tasks: createMoveTasks(queues), queue: (name: string) => store.find(name) };
}

const statusOf = (tasks: MoveTasks) => tasks.list({ SourceArn: 'arn:dead' }).Results;

describe('a redrive', () => {
  it('a redrive moves dead letters back to the queue they came from', () => {
    const { tasks, queue } = tasksFor(['dead', 'downloads'], ['downloads'], ['a', 'b']);
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

  it('a redrive moves messages to the destination that it is given', () => {
    const { queue, tasks } = tasksFor(['dead', 'downloads', 'other'], ['downloads'], ['a']);
    tasks.start({ SourceArn: 'arn:dead', DestinationArn: 'arn:other' });
    expect(queue('other')?.counts().visible).toBe(1);
  });

  it('a redrive works in portions', async () => {
    const { queue, tasks } = tasksFor(['dead', 'downloads'], ['downloads'], Array.from({ length: 1_200 }, String));
    const { TaskHandle = '' } = tasks.start({ SourceArn: 'arn:dead' });
    expect(statusOf(tasks)).toMatchObject([{ Status: 'RUNNING', TaskHandle, ApproximateNumberOfMessagesMoved: 500 }]);
    expect(queue('dead')?.counts().visible).toBe(700);
    await expect.poll(() => queue('downloads')?.counts().visible).toBe(1_200);
    expect(statusOf(tasks)).toMatchObject([{ Status: 'COMPLETED', ApproximateNumberOfMessagesMoved: 1_200 }]);
  });

  it('a redrive is refused for a queue that is no dead-letter queue, is unknown, or serves several', () => {
    const { tasks } = tasksFor(['dead', 'one', 'two'], ['one', 'two'], []);
    expect(() => tasks.start({ SourceArn: 'arn:one' })).toThrow('must be configured as a Dead Letter Queue');
    expect(() => tasks.start({ SourceArn: 'arn:none' })).toThrow("doesn't exist");
    expect(() => tasks.start({ SourceArn: 'arn:dead' })).toThrow('name a DestinationArn');
  });
});
