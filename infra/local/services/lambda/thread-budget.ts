import { totalmem } from 'node:os';
import type { LambdaInstance } from './instance.ts';

/** A thread that may be ended to make room for another. */
export interface BudgetedThread {
  /** Milliseconds since the epoch when it last ran an event; `undefined` while it runs one. */
  readonly idleSince: number | undefined;
  /** Resolves when its memory is free. */
  stop(): Promise<void>;
}

export type ThreadBudget = ReturnType<typeof createThreadBudget<LambdaInstance>>;

/** About 30 MB each with an SDK client loaded. */
const THREAD_BYTES = 30 * 2 ** 20;

/** What a quarter of the machine's memory holds: on one of 16 GB 136. */
function ceiling(): number {
  return Math.max(4, Math.floor(totalmem() / 4 / THREAD_BYTES));
}

/**
 * Keeps the threads of all functions together within the memory of a laptop.
 * @param limit of threads at a time, busy ones included
 */
export function createThreadBudget<T extends BudgetedThread = LambdaInstance>(limit = ceiling()) {
  const places = new Set<T>();
  const ending = new Set<T>();
  const waiting = new Set<{ readonly name: string; attempt(): boolean }>();
  /** Those that are not about to end. */
  const threads = () => [...places].filter((thread) => !ending.has(thread));

  /** To be called when a thread fell idle: whoever waits tries again. */
  function changed(): void {
    const refused = new Set<string>();
    for (const waiter of waiting) {
      if (refused.has(waiter.name)) continue;
      if (waiter.attempt()) waiting.delete(waiter);
      else refused.add(waiter.name);
    }
  }

  async function end(thread: T): Promise<void> {
    ending.add(thread);
    await thread.stop();
    places.delete(thread);
    ending.delete(thread);
    changed();
  }

  function endLongestIdle(): void {
    const idle = threads().filter(({ idleSince }) => idleSince !== undefined);
    const [longest] = idle.sort((left, right) => (left.idleSince ?? 0) - (right.idleSince ?? 0));
    if (longest) void end(longest);
  }

  return {
    threads,
    /**
     * Starts a thread where there is a place for it; called from within `wait`. At the ceiling the thread that has been idle for
     * longest is ended, and its place is free a moment later.
     */
    start: (create: () => T): T | undefined => {
      if (places.size < limit) {
        const thread = create();
        places.add(thread);
        return thread;
      }
      // End only as many idle threads as are waited for.
      if (ending.size < waiting.size) endLongestIdle();
      return undefined;
    },
    end,
    /**
     * Resolves with the first thing `attempt` gives: now, or when a thread fell idle or ended; first come, first served.
     * @param name of the function: where its first attempt gets nothing, its later ones are not tried.
     */
    wait: <R>(name: string, attempt: () => R | PromiseLike<R> | undefined): Promise<R> =>
      new Promise((resolve, reject) => {
        const tried = () => {
          try {
            const got = attempt();
            if (got === undefined) return false;
            resolve(got);
          } catch (error) {
            reject(error);
          }
          return true;
        };
        waiting.add({ name, attempt: tried });
        changed();
      }),
    changed,
  };
}
