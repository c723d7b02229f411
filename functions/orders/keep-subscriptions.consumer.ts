import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';
import { subscriptionKeeper } from './subscriptions/subscription-keeper.ts';

/** Idempotency key: the order's number, which names its grant. */
export default consumer(consumers.keepSubscriptions, needs.keepSubscriptions, ({ ownedBy }) =>
  eachDelivery(subscriptionKeeper({ ownedBy })),
);
