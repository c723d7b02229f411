/** Wakes who waits for a queue: at once when a message comes, or when a hidden one becomes visible again. Nobody polls. */
export interface Bell {
  ring(): void;
  /** @param time milliseconds since the epoch when a message becomes visible. */
  ringAt(time: number): void;
  /** Resolves when it is worth asking the queue again, or when `signal` aborts. */
  wait(signal: AbortSignal): Promise<void>;
}

/** Longest delay a timer takes; a ring too early only asks the queue once in vain. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** @param nextDue when the next message is or becomes visible, in milliseconds since the epoch; `undefined` when none will by itself. */
export function createBell(nextDue: () => number | undefined): Bell {
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let timerDue = Number.POSITIVE_INFINITY;

  function silence(): void {
    clearTimeout(timer);
    timer = undefined;
    timerDue = Number.POSITIVE_INFINITY;
  }

  function ring(): void {
    silence();
    for (const wake of [...waiting]) wake();
  }

  function ringAt(time: number): void {
    if (waiting.size === 0 || time >= timerDue) return;
    silence();
    timerDue = time;
    timer = setTimeout(ring, Math.min(Math.max(0, time - Date.now()), LONGEST_TIMER_MS));
  }

  return {
    ring,
    ringAt,
    wait: (signal) =>
      new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          if (waiting.size === 0) silence();
          resolve();
        };
        waiting.add(wake);
        signal.addEventListener('abort', wake);
        const due = nextDue();
        if (signal.aborted || (due !== undefined && due <= Date.now())) wake();
        else if (due !== undefined) ringAt(due);
      }),
  };
}
