import { Refusal } from '../../../../shared/contract/refusal.ts';
import type { PageRouteName, RouteParams } from '../../../../shared/routes.ts';
import { fromNetwork } from '../../lib/loading/load-failure.ts';
import { session } from '../../lib/session/browser-session.ts';
import { waitingOnce } from './once.ts';
import { pages } from './routes.ts';

/** What is being traded: whoever asks meanwhile waits for the same answer, as it serves only once. */
const coming = new WeakMap<RouteParams, Promise<void>>();

/**
 * Signs in by what the address of a page carried, if it carried something.
 * @throws Refusal when it no longer serves; whatever a call throws, and then it may be tried again
 */
export async function redeem(name: PageRouteName): Promise<void> {
  const once = waitingOnce.get(name);
  if (!once) return;
  const trading = coming.get(once) ?? trade(name, once).finally(() => coming.delete(once));
  coming.set(once, trading);
  await trading;
}

async function trade(name: PageRouteName, once: RouteParams): Promise<void> {
  // Unless another link has brought its own meanwhile.
  const hasServed = () => waitingOnce.get(name) === once && waitingOnce.delete(name);
  const { ask } = await fromNetwork(import('../../lib/api/api.ts'));
  try {
    const user = await pages[name].redeem(once, ask);
    if (user) session.signIn(user);
    hasServed();
  } catch (error) {
    if (error instanceof Refusal) hasServed();
    throw error;
  }
}
