/** Which part of the slow suites' tests a run takes: all, unless `tests/run.ts` says otherwise. */
export const testShare: number = Number(process.env.TEST_SHARE ?? 1);
