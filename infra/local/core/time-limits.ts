import type { Worker } from 'node:worker_threads';

/** Milliseconds of real time after which work that gets hardly any processor time is given up. */
const MOST_REAL_MS = 120_000;

/**
 * A limit of the time that a thread has worked or waited. AWS limits a function, and its loading, in real time, on a processor of its
 * own; here the thread shares one, and the time in which it did not get it is not the function's.
 * @param usedMs milliseconds so far
 * @param late called when the time is over
 * @returns what ends the watch
 */
export function ownTime(usedMs: () => Promise<number>, limitMs: number, late: () => void): () => void {
  let isOver = false;
  async function look(): Promise<void> {
    // A thread that has ended tells nothing more, and whoever waits for it knows.
    const left = limitMs - (await usedMs().catch(() => 0));
    if (isOver) return;
    // No thread uses up time faster than it passes.
    if (left > 0) next = setTimeout(look, Math.ceil(left));
    else late();
  }
  const most = setTimeout(late, MOST_REAL_MS);
  let next = setTimeout(look, limitMs);
  return () => {
    isOver = true;
    clearTimeout(most);
    clearTimeout(next);
  };
}

/** Milliseconds that a thread has worked, on the processor, or waited for something to happen. */
export async function usedBy(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1_000 + worker.performance.eventLoopUtilization().idle;
}
