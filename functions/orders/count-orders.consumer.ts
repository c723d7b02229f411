import { consumer } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';
import { countedOrder } from './orders/counted-order.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.countOrders, needs.countOrders, ({ count }) => count(countedOrder));
