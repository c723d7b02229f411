import type { orderClosed } from '../../../events/order-closed/event.ts';
import type { orderFinished } from '../../../events/order-finished/event.ts';
import type { orderPaid } from '../../../events/order-paid/event.ts';
import type { orderRefunded } from '../../../events/order-refunded/event.ts';
import { counted } from '../../platform/counters/counter-items.ts';
import type { Counted } from '../../platform/counters/increments.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';

type Delivered = DeliveryOf<typeof orderPaid | typeof orderFinished | typeof orderClosed | typeof orderRefunded>;

/**
 * What an order adds on the UTC day on which it happened: one that was paid its number and its amount, one that was paid back takes its amount
 * away again. Orders outlive their counting rows, so the row that proves it is of the event alone.
 */
export function countedOrder(delivery: Delivered): Counted {
  const { product, total, currency } = delivery.data;
  const one = (counter: string) => ({ counter, of: product, labels: [], amount: 1 });
  const revenue = (amount: number) => ({ counter: 'revenue', of: product, labels: [currency], amount });
  if (delivery.event === 'order.paid.v1') return counted(delivery, [one('paid'), revenue(total)]);
  if (delivery.event === 'order.finished.v1') return counted(delivery, [one('finished')]);
  if (delivery.event === 'order.closed.v1') return counted(delivery, [one('closed')]);
  return counted(delivery, [one('refunded'), ...(delivery.data.wasRevenue ? [revenue(-total)] : [])]);
}
