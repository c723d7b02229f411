import * as z from 'zod/mini';
import type { OpenedRecord, PersonalRecord } from '../../../shared/contract/personal-records.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { FindOfPerson } from '../../platform/personal-data/person.ts';
import type { Item } from '../../platform/tables/item.ts';
import { entryRange } from '../../platform/tables/numbered-list.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Index } from '../../platform/tables/pages.ts';
import { openedOrderOf, StoredOrder, shippingOf } from '../orders/stored-order.ts';
import { StoredSubscription, subscriptionRange } from '../subscriptions/subscription.ts';

/** Few enough to be opened in one call. */
const most = 100;

/** How cursors of the list of subscriptions begin. */
const inSubscriptions = 'subscription.';

const Row = z.object({
  uid: z.string(),
  sk: z.string(),
  placedAt: z.iso.datetime(),
});

/** A record's id: whose it is, and its sort key. */
const idOf = (uid: string, sk: string) => `${uid}/${sk}`;

/** Whose a record is, and its sort key. */
export function placeOf({ id }: Pick<PersonalRecord, 'id'>): { readonly uid: string; readonly sk: string } {
  const end = id.indexOf('/');
  return { uid: id.slice(0, end), sk: id.slice(end + 1) };
}

export function orderRecord(item: Item): PersonalRecord {
  const { uid, sk, placedAt } = Row.parse(item);
  return { kind: 'order', id: idOf(uid, sk), at: placedAt };
}

/** A subscription began with its first grant. */
export function subscriptionRecord(uid: string, item: Item): PersonalRecord {
  const { grants } = StoredSubscription.parse(item);
  return { kind: 'subscription', id: idOf(uid, String(item.sk)), at: grants[0]?.at ?? new Date(0).toISOString() };
}

interface Finder {
  readonly ownedBy: OwnedBy<{ readonly orders: OwnedTable<'Query'> }>;
  /** By the number to which a parcel was announced, which need not be the member's own. */
  readonly byPhone: Index;
}

/** Finds what orders keep of a person: a member's orders, then their subscriptions; of a number, the orders that were sent to it. */
export function recordsOfPerson({ ownedBy, byPhone }: Finder): FindOfPerson {
  return async ({ by, value }, cursor) => {
    if (by === 'email') return { list: [], cursor: '' };
    if (by === 'phone') {
      const page = await byPhone.query(value, { cursor, limit: most });
      return { list: page.items.map(orderRecord), cursor: page.cursor };
    }
    const owned = ownedBy({ uid: value }).orders;
    if (!cursor.startsWith(inSubscriptions)) {
      const page = await owned.query({ between: entryRange, limit: most, cursor });
      return { list: page.items.map(orderRecord), cursor: page.cursor || inSubscriptions };
    }
    const page = await owned.query({
      between: subscriptionRange,
      limit: most,
      cursor: cursor.slice(inSubscriptions.length),
    });
    const list = page.items.map((item) => subscriptionRecord(value, item));
    return { list, cursor: page.cursor && `${inSubscriptions}${page.cursor}` };
  };
}

/** What an item says to whom it concerns. */
export async function saysOf(open: Sealer['open'], item: Item): Promise<OpenedRecord['says']> {
  const subscription = z.safeParse(StoredSubscription, item);
  if (subscription.success) {
    const { software, hwid, grants } = subscription.data;
    return { software, hwid, grants };
  }
  const order = StoredOrder.parse(item);
  return { ...openedOrderOf(order, await shippingOf(open, order)) };
}
