import { waitingTime } from '../../../../../shared/waiting-time.ts';

/** Says that the site asks to wait, and how long. */
export function busyWords(waitMs: number): string {
  return `The site is busy right now. What you wrote is still here: try again in ${waitingTime(waitMs)}.`;
}
