/** Whether the fault suites run at full size (`npm run faults`); other runs take a tenth of it, or less. */
export const isFull = process.env.FAULTS === 'full';

/** The size of a fault test in this run. @param full what `npm run faults` runs @param usual what other runs take, a tenth unless stated */
export function faultSize(full: number, usual = Math.ceil(full / 10)): number {
  return isFull ? full : usual;
}

/**
 * Where random runs begin: `TEST_SEED` when it is set, so that a run that failed can be repeated, as `tests/run.ts` does, with another in
 * each of its runs; 1 at full size. Test names contain it.
 */
export const faultSeed: number = Number(
  process.env.TEST_SEED ?? (isFull ? 1 : Math.floor(Date.now() / 1_000) % 100_000),
);
