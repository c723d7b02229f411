import { totalmem } from 'node:os';

/** A thread that may have to make room for another. */
export interface BudgetedThread {
  /** Milliseconds since the epoch when it last ran an event; `undefined` while it runs one. */
  idleSince(): number | undefined;
  /** Ends it. Resolves when its memory is free. */
  retire(): Promise<void>;
}

/** Keeps the threads of all functions together within the memory of a laptop. */
export interface ThreadBudget {
  /**
   * Takes a place for a thread that is to be started; called from within `wait`. At the ceiling the thread that has been idle for
   * longest is ended, and its place is free a moment later.
   */
  reserve(thread: BudgetedThread): boolean;
  /** Gives the place of a thread back. */
  release(thread: BudgetedThread): void;
  /** Resolves with the first thing `attempt` gives: now, or when a thread fell idle or ended; first come, first served. */
  wait<T>(attempt: () => T | undefined): Promise<T>;
  /** A thread fell idle: whoever waits tries again. */
  changed(): void;
}

/** About 30 MB each with an SDK client loaded. */
const THREAD_BYTES = 32 * 2 ** 20;
const MOST_THREADS = 64;

/** 64, or fewer where half of the machine's memory holds fewer. */
function ceiling(): number {
  return Math.max(4, Math.min(MOST_THREADS, Math.floor(totalmem() / 2 / THREAD_BYTES)));
}

/** @param limit of threads at a time, busy ones included */
export function createThreadBudget(limit = ceiling()): ThreadBudget {
  const threads = new Set<BudgetedThread>();
  const ending = new Set<BudgetedThread>();
  const waiting = new Set<() => boolean>();

  function changed(): void {
    for (const attempt of waiting) if (attempt()) waiting.delete(attempt);
  }

  function release(thread: BudgetedThread): void {
    threads.delete(thread);
    ending.delete(thread);
    changed();
  }

  function retireLongestIdle(): void {
    const idle = [...threads].filter((each) => !ending.has(each) && each.idleSince() !== undefined);
    const [longest] = idle.sort((left, right) => (left.idleSince() ?? 0) - (right.idleSince() ?? 0));
    if (!longest) return;
    ending.add(longest);
    void longest.retire().then(() => release(longest));
  }

  return {
    reserve: (thread) => {
      if (threads.size < limit) {
        threads.add(thread);
        return true;
      }
      // One idle thread makes room for one that waits.
      if (ending.size < waiting.size) retireLongestIdle();
      return false;
    },
    release,
    wait: (attempt) =>
      new Promise((resolve) => {
        const tried = () => {
          const got = attempt();
          if (got === undefined) return false;
          resolve(got);
          return true;
        };
        waiting.add(tried);
        changed();
      }),
    changed,
  };
}
