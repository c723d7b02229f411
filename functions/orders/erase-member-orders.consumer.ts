import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';
import { memberEraser } from './personal-data/person-eraser.ts';

/** Idempotency key: none is needed, as erasing again erases nothing more. */
export default consumer(consumers.eraseMemberOrders, needs.eraseMemberOrders, ({ ownedBy }) => {
  const erase = memberEraser({ ownedBy, now: Date.now });
  return eachDelivery(({ data }) => erase(data.uid));
});
