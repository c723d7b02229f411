import type { orderPaid } from '../../../events/order-paid/event.ts';
import type { orderRefunded } from '../../../events/order-refunded/event.ts';
import { perpetualDays } from '../../../shared/subscription-plans.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import { log } from '../../platform/logging/log.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import * as lines from '../log-lines.ts';
import { planBought } from '../orders/catalogue.ts';
import { orderAt } from '../orders/order-repository.ts';
import { granted, takenBack } from './subscription.ts';
import { changeGrants } from './subscription-repository.ts';

interface Keeper {
  readonly ownedBy: OwnedBy<{ readonly orders: OwnedTable<'GetItem' | 'PutItem'> }>;
}

type Delivered = DeliveryOf<typeof orderPaid | typeof orderRefunded>;

/**
 * Keeps what plans come to: one that was paid adds its days, one that was paid back takes them away again. The order's number is the key by
 * which a repeat is known, and the two may come in either order.
 */
export function subscriptionKeeper({ ownedBy }: Keeper) {
  const read = orderAt(ownedBy);
  return async ({ event, data }: Delivered): Promise<void> => {
    const bought = planBought(data.product);
    if (!bought) return;
    const order = await read(data);
    // A member who is erased has no subscriptions any more.
    if (!order?.hwid) {
      log(lines.orderMissing, { orderId: data.orderId });
      return;
    }
    const { software, plan } = bought;
    const grant = { id: order.id, days: plan.days ?? perpetualDays, at: order.paidAt ?? order.placedAt, isOver: false };
    const change = event === 'order.paid.v1' ? granted : takenBack;
    await changeGrants(ownedBy(data).orders, { software, hwid: order.hwid }, (grants) => change(grants, grant));
  };
}
