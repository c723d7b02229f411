import type { Worker } from 'node:worker_threads';

/** Watches some work: calls `late` when its time is over. @returns what ends the watch */
export type TimeLimit = (late: () => void) => () => void;

/** A limit of real time. */
function realTime(limitMs: number): TimeLimit {
  return (late) => {
    const timer = setTimeout(late, limitMs);
    return () => clearTimeout(timer);
  };
}

/** Milliseconds of real time after which work that gets hardly any processor time is given up. */
const MOST_REAL_MS = 120_000;

/**
 * A limit of the time that a thread has worked or waited. AWS limits a function, and its loading, in real time, on a processor of its
 * own; here the thread shares one, and the time in which it did not get it is not the function's.
 * @param usedMs milliseconds so far
 */
export function ownTime(usedMs: () => Promise<number>, limitMs: number): TimeLimit {
  return (late) => {
    const endMost = realTime(MOST_REAL_MS)(late);
    let isOver = false;
    let endNext = () => {};
    const look = async () => {
      // A thread that has ended tells nothing more, and whoever waits for it knows.
      const left = limitMs - (await usedMs().catch(() => 0));
      if (isOver) return;
      // No thread uses up time faster than it passes.
      if (left > 0) endNext = realTime(Math.ceil(left))(look);
      else late();
    };
    endNext = realTime(limitMs)(look);
    return () => {
      isOver = true;
      endMost();
      endNext();
    };
  };
}

/** Milliseconds that a thread has worked, on the processor, or waited for something to happen. */
export async function usedBy(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1_000 + worker.performance.eventLoopUtilization().idle;
}
