/** Tells stream readers that a table was written to, so that they need not ask all the time. */
export interface WriteSignal {
  /** How many writes there were so far. */
  count(): number;
  written(): void;
  /**
   * Resolves once there were more than `seen` writes, or when `signal` aborts. Also every two seconds: an engine deletes by
   * time to live on its own account.
   */
  after(seen: number, signal: AbortSignal): Promise<void>;
}

const UNPROMPTED_MS = 2_000;

export function createWriteSignal(): WriteSignal {
  const waiting = new Set<() => void>();
  let count = 0;
  return {
    count: () => count,
    written: () => {
      count += 1;
      for (const wake of [...waiting]) wake();
    },
    after: (seen, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, UNPROMPTED_MS);
        waiting.add(wake);
        signal.addEventListener('abort', wake);
        if (count > seen || signal.aborted) wake();
      }),
  };
}
