/** Wakes receivers that wait for a queue: when a message comes, and when a hidden one becomes visible again. Nobody polls. */
export interface Bell {
  ring(): void;
  /** Resolves when it is worth asking the queue again, or when `signal` aborts. */
  wait(signal: AbortSignal): Promise<void>;
}

/** Longest delay that a timer takes. Waking too early only costs one query. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** @param nextDue when the next message is or becomes visible, in milliseconds since the epoch; `null` when there is none. */
export function createBell(nextDue: () => number | null): Bell {
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;

  function ring(): void {
    clearTimeout(timer);
    for (const wake of [...waiting]) wake();
  }

  return {
    ring,
    wait: (signal) =>
      new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          if (waiting.size === 0) clearTimeout(timer);
          resolve();
        };
        const due = nextDue();
        if (signal.aborted || (due !== null && due <= Date.now())) return resolve();
        waiting.add(wake);
        signal.addEventListener('abort', wake);
        clearTimeout(timer);
        if (due !== null) timer = setTimeout(ring, Math.min(due - Date.now(), LONGEST_TIMER_MS));
      }),
  };
}
