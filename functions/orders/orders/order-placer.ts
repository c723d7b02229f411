import { randomInt } from 'node:crypto';
import { orderPlaced } from '../../../events/order-placed/event.ts';
import { isoDay } from '../../../shared/calendar-day.ts';
import type { Once } from '../../platform/calls/once.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import { append, lengthOf } from '../../platform/tables/numbered-list.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { shippingEnd } from '../personal-data/shipping-eraser.ts';
import { factsOf } from './order-change.ts';
import { type OrderPlace, pointerKey } from './order-repository.ts';
import { type Product, type Shipping, type StoredOrder, sealedUnder } from './stored-order.ts';

/** Milliseconds for which an order can be paid. */
export const payableFor = 24 * 60 * 60 * 1_000;

interface Placer {
  readonly ownedBy: OwnedBy<{ readonly orders: OwnedTable<'GetItem'> }>;
  readonly once: Once<Only<{ PutItem: 'orders'; UpdateItem: 'orders'; emits: 'order.placed.v1' }>>;
  readonly lookupHash: Sealer['lookupHash'];
}

/** What a member buys. */
interface Draft {
  readonly product: Product;
  /** Where it goes, and what seals that: only who sells what is sent may seal. */
  readonly parcel?: { readonly shipping: Shipping; readonly seal: (subject: string) => Promise<string> };
}

/**
 * Places an order, unpaid: its row, its pointer and its announcement in one transaction. A draft that comes again under its request
 * id, by Back or a double click, is the same order.
 * @returns where the order is
 * @throws Refusal for a request id that was used for something else
 */
export function orderPlacer({ ownedBy, once, lookupHash }: Placer) {
  return async (
    uid: string,
    draft: Draft,
    requestId: string | undefined,
  ): Promise<OrderPlace & { readonly id: string }> => {
    const { order, fingerprint } = await prepared(uid, draft);
    const list = ownedBy({ uid }).orders;
    return untilUncontended(async () => {
      const length = await lengthOf(list);
      const placed = { ...order, entry: length + 1 };
      const outcome = await once(requestId, fingerprint, (transaction) => {
        append(transaction, 'orders', { list, length, entry: order, name: 'grown' });
        transaction.put('orders', { ...pointerKey(order.id), uid, entry: placed.entry }, 'absent', 'grown');
        transaction.emit(orderPlaced, factsOf(placed));
        return { uid, entry: placed.entry, id: order.id };
      });
      if (outcome.kind === 'refused') return contended;
      if (outcome.kind === 'written')
        log(lines.orderPlaced, { orderId: order.id, product: order.product }, { Announced: 1 });
      return outcome.answer;
    });
  };

  async function prepared(uid: string, { product: { total, ...product }, parcel }: Draft) {
    const placedAt = Date.now();
    const id = orderNumber(placedAt);
    const asked = JSON.stringify([uid, product.product, product.quantity, product.hwid, parcel?.shipping]);
    const [fingerprint, sealed, phoneHash] = await Promise.all([
      lookupHash('content', asked),
      parcel?.seal(sealedUnder({ uid, id })),
      parcel && lookupHash('phone', parcel.shipping.phone),
    ]);
    const order: StoredOrder = {
      id,
      uid,
      ...product,
      total: total.minor,
      currency: total.currency,
      state: 'unpaid',
      placedAt: new Date(placedAt).toISOString(),
      payUntil: new Date(placedAt + payableFor).toISOString(),
      sealed,
      phoneHash,
      shippingEndsIn: parcel && shippingEnd(placedAt),
    };
    return { order, fingerprint };
  }
}

/** The UTC day and twelve digits that nobody guesses. */
function orderNumber(now: number): string {
  const digits = () => String(randomInt(1_000_000)).padStart(6, '0');
  return `${isoDay(now).replaceAll('-', '')}${digits()}${digits()}`;
}
