import { resolveTarget } from '../../publish/target.ts';
import { stateOfRunning, urlOfRunning } from '../../running-sites.ts';

/** The local site that runs, where visitors reach it, and its queues. @throws Error telling what to start */
export async function localSite() {
  const state = process.env.SITE_STATE || stateOfRunning();
  const { queues } = await resolveTarget('local', state);
  return { siteUrl: urlOfRunning(state), queues };
}
