import type { MemberContext } from '../../lib/pages/page-module.ts';
import { pages } from '../pages/routes.ts';
import { isOfMember, isOver } from '../pages/shown-page.ts';
import { type Store, viewAtom } from './atoms.ts';

/**
 * Asks quietly whether the page on show is still what is published, or the member's; a failure changes nothing. Pages say whether they
 * want it, members' pages always do.
 * @param changed whether it is known that something changed
 */
export async function revalidate(store: Store, context: MemberContext, changed = false): Promise<void> {
  const view = store.get(viewAtom);
  if (!view) return;
  const { page } = view;
  const { outcome } = page;
  if (outcome.status !== 'ready' || !(changed || outcome.revalidate || isOfMember(page))) return;
  const data = await pages[page.name].refresh(context, page.params).catch(() => undefined);
  if (data === undefined || store.get(viewAtom) !== view || isOver(page)) return;
  if (JSON.stringify(data) === JSON.stringify(outcome.data)) return;
  store.set(viewAtom, { page: { ...page, outcome: { ...outcome, data } }, arrival: null });
}
