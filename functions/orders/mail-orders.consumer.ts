import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { orderMailer } from './mails/order-mailer.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.mailOrders, needs.mailOrders, ({ ownedBy, contactOf, send }) =>
  eachDelivery(orderMailer({ ownedBy, contactOf, send })),
);
