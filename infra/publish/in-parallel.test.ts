import { describe, expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

/** Work that ends only when the test says so. */
function heldWork() {
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  return {
    started: () => [...waiting.keys()],
    work: (item: number) => {
      const held = Promise.withResolvers<string>();
      waiting.set(item, held);
      return held.promise;
    },
    end: (item: number) => waiting.get(item)?.resolve(`done ${item}`),
    fail: (item: number) => waiting.get(item)?.reject(new Error(`failed ${item}`)),
  };
}

/** Lets everything that is not held continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('work in parallel', () => {
  it('no more items are worked on at a time than allowed, and results keep the order of the items', async () => {
    const { work, started, end } = heldWork();
    const all = inParallel([1, 2, 3], 2, work);
    await settle();
    expect(started()).toEqual([1, 2]);
    end(2);
    await settle();
    expect(started()).toEqual([1, 2, 3]);
    end(3);
    end(1);
    expect(await all).toEqual(['done 1', 'done 2', 'done 3']);
  });

  it('nothing is started after a failure, which is thrown once the running work has ended', async () => {
    const { work, started, end, fail } = heldWork();
    let ended = false;
    const all = inParallel([1, 2, 3, 4], 2, work).finally(() => {
      ended = true;
    });
    const outcome = all.catch((error: unknown) => String(error));
    await settle();
    fail(1);
    await settle();
    expect(ended).toBe(false);
    end(2);
    expect(await outcome).toBe('Error: failed 1');
    expect(started()).toEqual([1, 2]);
  });

  it('no items are no work', async () => {
    expect(await inParallel([], 4, async () => 1)).toEqual([]);
  });
});
