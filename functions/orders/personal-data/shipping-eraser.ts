import * as z from 'zod/mini';
import { type OrderState, orderStates } from '../../../shared/order-lifecycle.ts';
import { log } from '../../platform/logging/log.ts';
import { anyOf } from '../../platform/tables/conditions.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Index } from '../../platform/tables/pages.ts';
import * as lines from '../log-lines.ts';
import { shippingRetention } from '../retention.ts';

/** Months that shipping is kept. */
const { months: keptMonths } = shippingRetention;

/** The month, so many months after a time, `YYYY-MM` in UTC. */
export function monthAfter(time: number, months: number): string {
  const date = new Date(time);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)).toISOString().slice(0, 7);
}

/** The month after which shipping of an order that is placed now is erased. */
export const shippingEnd = (now: number) => monthAfter(now, keptMonths);

/** The attributes of an order that say something of a person. */
const personal = ['sealed', 'phoneHash', 'hwid', 'shippingEndsIn'];

/**
 * Takes out of an order what it says of a person.
 * @param among the states that it may be in
 * @returns whether it said something
 */
export function shippingEraser(ownedBy: OwnedBy<{ readonly orders: OwnedTable<'UpdateItem'> }>) {
  return (uid: string, sk: string, among: readonly OrderState[] = orderStates): Promise<boolean> => {
    const state = { oneOf: among };
    // Every text comes after the empty one.
    const isPersonal = anyOf({ state, sealed: { above: '' } }, { state, hwid: { above: '' } });
    return ownedBy({ uid }).orders.update(sk, { remove: personal }, isPersonal);
  };
}

interface OldShipping {
  readonly index: Index;
  readonly erase: ReturnType<typeof shippingEraser>;
}

const Place = z.object({ uid: z.string(), sk: z.string() });

/** Months that a run looks back: whatever was missed for two years is made good. */
const lookedBack = 24;

/** Erases where orders went that are older than three years. Running it again erases nothing more. */
export function oldShippingEraser({ index, erase }: OldShipping) {
  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    let erased = 0;
    for (let back = 1; back <= lookedBack; back += 1)
      for await (const items of index.queryPages(monthAfter(dueAt.getTime(), -back)))
        for (const { uid, sk } of items.map((item) => Place.parse(item))) if (await erase(uid, sk)) erased += 1;
    log(lines.shippingErased, { erased });
  };
}
