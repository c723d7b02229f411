import { Refusal } from '../../../../shared/contract/refusal.ts';
import type { BuiltRouteName } from '../../../../shared/routes.ts';
import { fromNetwork } from '../../lib/loading/load-failure.ts';
import { session } from '../../lib/session/browser-session.ts';
import { waitingOnce } from './once.ts';
import { pages } from './routes.ts';

/**
 * Signs in by what the address of a page carried, if it carried something.
 * @throws Refusal when it no longer serves; whatever a call throws, and then it may be tried again
 */
export async function redeem(name: BuiltRouteName): Promise<void> {
  const once = waitingOnce.get(name);
  if (!once) return;
  const { ask } = await fromNetwork(import('../../lib/api/api.ts'));
  try {
    const user = await pages[name].redeem(once, ask);
    if (user) session.signIn(user);
    waitingOnce.delete(name);
  } catch (error) {
    if (error instanceof Refusal) waitingOnce.delete(name);
    throw error;
  }
}
