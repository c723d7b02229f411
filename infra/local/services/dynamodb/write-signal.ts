import { EventEmitter, once } from 'node:events';

/** Tells stream readers that a table was written to, so that they need not ask all the time. */
export interface WriteSignal {
  /** How many writes there were so far. */
  count(): number;
  written(): void;
  /**
   * Resolves once there were more than `seen` writes, or when `signal` aborts. Also every two seconds: an engine deletes expired
   * items by itself.
   */
  after(seen: number, signal: AbortSignal): Promise<void>;
}

const UNPROMPTED_MS = 2_000;

export function createWriteSignal(): WriteSignal {
  const writes = new EventEmitter().setMaxListeners(0);
  let count = 0;
  return {
    count: () => count,
    written: () => {
      count += 1;
      writes.emit('written');
    },
    after: async (seen, signal) => {
      if (count > seen) return;
      const end = AbortSignal.any([signal, AbortSignal.timeout(UNPROMPTED_MS)]);
      await once(writes, 'written', { signal: end }).catch(() => {});
    },
  };
}
