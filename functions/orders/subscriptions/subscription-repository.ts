import type { SubscribedSoftware } from '../../../shared/subscription-plans.ts';
import type { Condition } from '../../platform/tables/conditions.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { Item } from '../../platform/tables/item.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import { type Grant, StoredSubscription, subscriptionRange, subscriptionSk } from './subscription.ts';

/** Of one member's. */
export interface SubscriptionKey {
  readonly software: SubscribedSoftware;
  readonly hwid: string;
}

/** All subscriptions of a member: one for each of their computers, so few enough to be read at once. */
export async function subscriptionsOf(owned: OwnedTable<'Query'>): Promise<StoredSubscription[]> {
  const items = await owned.queryAll(subscriptionRange);
  return items.map((item) => StoredSubscription.parse(item));
}

/** A subscription as it would be, and what must hold of its row until then. */
interface NextSubscription {
  readonly before: StoredSubscription;
  readonly after: StoredSubscription;
  readonly isUnchanged: Condition;
}

/** What a change of grants makes of a stored subscription, or of none. @throws what `next` throws */
export function nextSubscription(
  item: Item | undefined,
  { software, hwid }: SubscriptionKey,
  next: (grants: readonly Grant[]) => readonly Grant[],
): NextSubscription {
  const before = item ? StoredSubscription.parse(item) : { software, hwid, grants: [], revision: 0 };
  const grants = next(before.grants);
  if (grants === before.grants) return { before, after: before, isUnchanged: 'present' };
  const after = { ...before, grants: [...grants], revision: before.revision + 1 };
  return { before, after, isUnchanged: item ? { revision: before.revision } : 'absent' };
}

/**
 * Changes the grants of a subscription, which begins where there is none. Nothing is written where nothing changes.
 * @param next called again for each try, as somebody else's change may come first
 */
export function changeGrants(
  owned: OwnedTable<'GetItem' | 'PutItem'>,
  key: SubscriptionKey,
  next: (grants: readonly Grant[]) => readonly Grant[],
): Promise<StoredSubscription> {
  const sk = subscriptionSk(key.software, key.hwid);
  return untilUncontended(async () => {
    const { before, after, isUnchanged } = nextSubscription(await owned.get(sk), key, next);
    return after === before || (await owned.put(sk, after, isUnchanged)) ? after : contended;
  });
}
