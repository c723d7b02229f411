import { EventEmitter, once } from 'node:events';

/** Tells stream readers that a table was written to, so that they need not ask all the time. */
export type WriteSignal = ReturnType<typeof createWriteSignal>;

const UNPROMPTED_MS = 2_000;

export function createWriteSignal() {
  const writes = new EventEmitter().setMaxListeners(0);
  let count = 0;
  return {
    /** How many writes there were so far. */
    count: () => count,
    written: () => {
      count += 1;
      writes.emit('written');
    },
    /**
     * Resolves once there were more than `seen` writes, or when `signal` aborts. Also every two seconds: an engine deletes expired
     * items by itself.
     */
    after: async (seen: number, signal: AbortSignal): Promise<void> => {
      if (count > seen) return;
      const end = AbortSignal.any([signal, AbortSignal.timeout(UNPROMPTED_MS)]);
      await once(writes, 'written', { signal: end }).catch(() => {});
    },
  };
}
