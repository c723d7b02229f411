/** Whether the fault suites run at full size (`npm run faults`); `npm test` runs a tenth of it, or less. */
const isFull = process.env.FAULTS === 'full';

/** The size of a fault test in this run. @param full what `npm run faults` runs @param usual what `npm test` runs, a tenth unless stated */
export function faultSize(full: number, usual = Math.ceil(full / 10)): number {
  return isFull ? full : usual;
}

/**
 * Where random runs begin: `FAULT_SEED` when it is set, so that a run that failed can be repeated; otherwise 1 at full size, and
 * new in each run of a tenth, which would else always be the same tenth. Test names contain it.
 */
export const faultSeed: number = Number(
  process.env.FAULT_SEED ?? (isFull ? 1 : Math.floor(Date.now() / 1_000) % 100_000),
);
