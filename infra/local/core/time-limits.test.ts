import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { ownTime, usedBy } from './time-limits.ts';

function aThread(source: string): Worker {
  const worker = new Worker(source, { eval: true });
  onTestFinished(async () => void (await worker.terminate()));
  return worker;
}

/** Resolves when the time of a thread is over, with what it has used. */
async function usedWhenOver(worker: Worker, limitMs: number): Promise<number> {
  await new Promise<void>((late) => ownTime(() => usedBy(worker), limitMs, late));
  return usedBy(worker);
}

test.each([
  ['works', 'for (;;);'],
  ['waits', 'setInterval(() => {}, 60_000);'],
])('the own time of a thread that %s is over once it has used it', async (_, source) => {
  expect(await usedWhenOver(aThread(source), 300)).toBeGreaterThanOrEqual(300);
});

test('time in which a thread did not get the processor is not its own', async () => {
  let used = 0;
  let isLate = false;
  const late = () => {
    isLate = true;
  };
  const end = ownTime(async () => used, 100, late);
  onTestFinished(end);
  await delay(400);
  expect(isLate).toBe(false);
  used = 100;
  await expect.poll(() => isLate).toBe(true);
});

test('a watch that has ended calls nobody, also in the middle of a look', async () => {
  const looked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<number>();
  let isLate = false;
  const usedMs = () => {
    looked.resolve();
    return answer.promise;
  };
  const late = () => {
    isLate = true;
  };
  const end = ownTime(usedMs, 1, late);
  await looked.promise;
  end();
  answer.resolve(1_000);
  await delay(10);
  expect(isLate).toBe(false);
});
