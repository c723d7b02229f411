/** A thread that may have to make room for another. */
export interface BudgetedThread {
  /** Milliseconds since the epoch when it last ran an event; `undefined` while it runs one. */
  idleSince(): number | undefined;
  retire(): void;
}

/** Keeps the threads of all functions together within the memory of a laptop. */
export interface ThreadBudget {
  /** A thread was started. Above the limit, the one that has been idle for longest is retired. */
  started(thread: BudgetedThread): void;
  ended(thread: BudgetedThread): void;
}

/** About 30 MB each with an SDK client loaded: a gigabyte in all. */
const MOST_THREADS = 32;

/** @param limit of threads at a time; busy ones are never retired, so there may be more while all are busy */
export function createThreadBudget(limit = MOST_THREADS): ThreadBudget {
  const threads = new Set<BudgetedThread>();
  return {
    started: (thread) => {
      threads.add(thread);
      if (threads.size <= limit) return;
      const idle = [...threads].filter((each) => each !== thread && each.idleSince() !== undefined);
      const [longest] = idle.sort((left, right) => (left.idleSince() ?? 0) - (right.idleSince() ?? 0));
      longest?.retire();
    },
    ended: (thread) => {
      threads.delete(thread);
    },
  };
}
