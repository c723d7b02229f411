import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('a list is worked on so many at a time, and answered in its order', async () => {
  const open = { now: 0, most: 0 };
  const doubled = await inBatches([1, 2, 3, 4, 5], 2, async (each) => {
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    await Promise.resolve();
    open.now -= 1;
    return each * 2;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10]);
  expect(open.most).toBe(2);
});

test('where one fails, nothing of later batches is begun', async () => {
  const begun: number[] = [];
  const work = async (each: number) => {
    begun.push(each);
    if (each === 2) throw new Error('no');
  };
  await expect(inBatches([1, 2, 3, 4], 2, work)).rejects.toThrow('no');
  expect(begun).toEqual([1, 2]);
});
