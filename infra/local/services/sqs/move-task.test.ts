import { describe, expect, it, onTestFinished } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { openStateDatabase } from '../../core/state/database.ts';
import { startMessageMoveTask } from './move-task.ts';
import { createQueueStore } from './store.ts';

const settings = { visibilitySeconds: 30, delaySeconds: 0, retentionSeconds: 345_600 };

/** Queues by name, some of them with the queue `dead` for their dead letters. */
function queuesNamed(names: readonly string[], toDead: readonly string[], dead: readonly string[]) {
  const database = openStateDatabase(':memory:');
  onTestFinished(() => database.close());
  const store = createQueueStore(database);
  const queues = names.map((name) => {
    const deadLetterArn = toDead.includes(name) ? 'arn:dead' : undefined;
    return { arn: `arn:${name}`, url: name, deadLetterArn, queue: store.open(name, settings) };
  });
  for (const body of dead) store.find('dead')?.send(body);
  return {
    start: (input: JsonObject) => startMessageMoveTask(queues, input),
    queue: (name: string) => store.find(name),
  };
}

describe('a redrive', () => {
  it('a redrive moves dead letters back to the queue they came from', () => {
    const { start, queue } = queuesNamed(['dead', 'downloads'], ['downloads'], ['a', 'b']);
    start({ SourceArn: 'arn:dead' });
    expect(
      queue('downloads')
        ?.receive(10, 30)
        .map(({ body }) => body),
    ).toEqual(['a', 'b']);
  });

  it('a redrive moves messages to the destination that it is given', () => {
    const { queue, start } = queuesNamed(['dead', 'downloads', 'other'], ['downloads'], ['a']);
    start({ SourceArn: 'arn:dead', DestinationArn: 'arn:other' });
    expect(queue('other')?.counts().visible).toBe(1);
  });

  it('a redrive works in portions', async () => {
    const { queue, start } = queuesNamed(['dead', 'downloads'], ['downloads'], Array.from({ length: 1_200 }, String));
    start({ SourceArn: 'arn:dead' });
    expect(queue('dead')?.counts().visible).toBe(700);
    await expect.poll(() => queue('downloads')?.counts().visible).toBe(1_200);
    expect(queue('dead')?.counts().visible).toBe(0);
  });

  it('a redrive is refused for a queue that is no dead-letter queue, is unknown, or serves several', () => {
    const { start } = queuesNamed(['dead', 'one', 'two'], ['one', 'two'], []);
    expect(() => start({ SourceArn: 'arn:one' })).toThrow('must be configured as a Dead Letter Queue');
    expect(() => start({ SourceArn: 'arn:none' })).toThrow("doesn't exist");
    expect(() => start({ SourceArn: 'arn:dead' })).toThrow('name a DestinationArn');
  });
});
