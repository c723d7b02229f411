/** Something that runs until it is stopped. */
export interface Running {
  /** Resolves when the step under way has ended; no other begins. */
  stop(): Promise<void>;
}

/** Repeats a step. @param step ends soon when the signal aborts, and does not reject */
export function untilStopped(step: (signal: AbortSignal) => Promise<void>): Running {
  const abort = new AbortController();
  const repeat = async () => {
    while (!abort.signal.aborted) await step(abort.signal);
  };
  const running = repeat();
  return {
    stop: () => {
      abort.abort();
      return running;
    },
  };
}
