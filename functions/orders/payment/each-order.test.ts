import { expect, test } from 'vitest';
import { inTurn } from './each-order.ts';

test('one piece of work is done also where the one before it fails, and the run fails all the same', async () => {
  const done: string[] = [];
  const run = inTurn(
    async () => {
      done.push('first');
      throw new TypeError('a fault');
    },
    async ({ dueAt }: { readonly dueAt: Date }) => void done.push(dueAt.toISOString()),
  );
  await expect(run({ dueAt: new Date(0) })).rejects.toThrow('a fault');
  expect(done).toEqual(['first', '1970-01-01T00:00:00.000Z']);
});
