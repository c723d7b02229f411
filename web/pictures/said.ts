import type { OnProgress } from '../build/media/put-in-place.ts';

/** Says each step once it is done. */
export const said: OnProgress = (step, done, total) => {
  if (done === total) console.log(`  ${step}`);
};
