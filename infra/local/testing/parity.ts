import { test } from 'vitest';

/** How we know that AWS behaves as a test says: a page of AWS that states it, or the day on which it was tried on AWS. */
export type Known = { readonly documented: string } | { readonly observed: string };

declare module 'vitest' {
  interface TaskMeta {
    parity?: Known;
  }
}

/** A test of something that is so because AWS does it so. `parity-reporter.ts` sums up how we know it. */
export function parity(behaviour: string, known: Known, body: () => Promise<void> | void): void {
  test(behaviour, ({ task }) => {
    task.meta.parity = known;
    return body();
  });
}
