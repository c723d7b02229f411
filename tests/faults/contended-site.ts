import { eventually } from '../support/runs/eventually.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { startTestSite } from '../support/site/site.ts';

/** Every fifth write meets another transaction, indexes lag by a second. */
export const underLoad = [
  { does: 'conflict', share: 0.2 },
  { does: 'lag', seconds: 1 },
];

/** How long a test may take, in milliseconds: a limit against standing still, at full size beside other work. */
export const patience = 900_000;

/** An SES that fails a third of the mails, in ways that pass. */
export const troubledMail = [
  { address: '*', does: 'fail', share: 0.2 },
  { address: '*', does: 'throttle', share: 0.1 },
];

/**
 * A site of one's own whose tables behave as under load. It has no content unless that is asked for, and queue times pass sixty times
 * as fast: three seconds of invisibility instead of three minutes.
 */
export async function startContendedSite(
  options: Parameters<typeof startTestSite>[0] = {},
): ReturnType<typeof startTestSite> {
  const site = await startTestSite({ queueClock: 60, publishes: false, ...options });
  await faultsOf(site.url).tables(underLoad);
  return site;
}

/** Kills a function in the middle of its work: again until it was at work. @returns how many events were running */
export function killAtWork(siteUrl: () => string, name: string): Promise<number> {
  const crash = () =>
    faultsOf(siteUrl())
      .crash(name)
      .catch(() => 0);
  return eventually(crash, (hit) => hit > 0);
}
