import type { PageRouteName, RouteParams } from '../../../../shared/routes.ts';
import type { ResolvedAddress } from '../navigation/resolve-address.ts';

/** What addresses carried that serves once, by page, until it has served. In memory alone: no storage, no address, no report sees it. */
export const waitingOnce = new Map<PageRouteName, RouteParams>();

/** Keeps what an address carries that serves once, for the page that it leads to. */
export function keepOnce({ name, once }: Pick<ResolvedAddress, 'name' | 'once'>): void {
  if (once) waitingOnce.set(name, once);
}

/** Takes it out of the address bar, before anything else reads that. */
export function clearAddressBar(target: ResolvedAddress): void {
  if (!target.once) return;
  keepOnce(target);
  history.replaceState(history.state, '', target.address);
}
