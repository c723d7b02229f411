import { Refusal } from '../../../../shared/contract/refusal.ts';
import { waitingTime } from '../../../../shared/waiting-time.ts';
import { failureReason } from '../loading/load-failure.ts';
import { SiteBusy } from './retry-after.ts';
import { SessionOver } from './session-over.ts';

const words = {
  offline: 'There is no connection. Try again once you are back online.',
  failed: 'Something went wrong on our side. Try again in a moment.',
} as const;

/** Why a call came to nothing, for a person; undefined where the page is about to be another. */
export async function troubleOf(error: unknown): Promise<string | undefined> {
  if (error instanceof SessionOver) return undefined;
  if (error instanceof Refusal) return error.message;
  if (error instanceof SiteBusy) return `The site is busy right now. Try again in ${waitingTime(error.waitMs)}.`;
  return words[await failureReason(location.href, error)];
}
