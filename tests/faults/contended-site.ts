import { faultsOf } from '../support/local-control.ts';
import { startTestSite } from '../support/site.ts';

/** A site of one's own whose tables behave as under load: every fifth write meets another transaction, indexes lag by a second. */
export async function startContendedSite(
  ...options: Parameters<typeof startTestSite>
): ReturnType<typeof startTestSite> {
  const site = await startTestSite(...options);
  await faultsOf(site.url).tables([
    { does: 'conflict', share: 0.2 },
    { does: 'lag', seconds: 1 },
  ]);
  return site;
}
