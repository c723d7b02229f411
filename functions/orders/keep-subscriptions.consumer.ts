import { usual } from '../../events/consumer-entry.ts';
import { orderPaid } from '../../events/order-paid/event.ts';
import { orderRefunded } from '../../events/order-refunded/event.ts';
import { perpetualDays } from '../../shared/subscription-plans.ts';
import { consumer, eachDelivery, rowsOfMember } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { planBought } from './orders/catalogue.ts';
import { orderAt } from './orders/order-repository.ts';
import { granted, takenBack } from './subscriptions/subscription.ts';
import { changeGrants } from './subscriptions/subscription-repository.ts';
import { ordersTable } from './tables.ts';

/**
 * Keeps what plans come to: one that was paid adds its days, one that was paid back takes them away again; the two may come in either
 * order. Idempotency key: the order's number, which names its grant.
 */
export default consumer(
  {
    ...usual,
    subscribesTo: [orderPaid, orderRefunded],
    userImpact: 'Customers have paid for a plan and have no subscription, or keep one that was paid back.',
    uses: { ownedBy: rowsOfMember([ordersTable, 'GetItem', 'PutItem']) },
  },
  ({ ownedBy }) => {
    const read = orderAt(ownedBy);
    return eachDelivery(async ({ event, data }) => {
      const bought = planBought(data.product);
      if (!bought) return;
      const order = await read(data);
      // A member who is erased has no subscriptions any more.
      if (!order?.hwid) {
        log(lines.orderMissing, { orderId: data.orderId });
        return;
      }
      const { software, plan } = bought;
      const at = order.paidAt ?? order.placedAt;
      const grant = { id: order.id, days: plan.days ?? perpetualDays, at, isOver: false };
      const change = event === 'order.paid.v1' ? granted : takenBack;
      await changeGrants(ownedBy(data).orders, { software, hwid: order.hwid }, (grants) => change(grants, grant));
    });
  },
);
