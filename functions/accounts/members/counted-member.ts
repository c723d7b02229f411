import type { memberRegistered } from '../../../events/member-registered/event.ts';
import { counted } from '../../platform/counters/counter-items.ts';
import type { Counted } from '../../platform/counters/increments.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';

/** What a new member adds: one for the UTC day. Members leave and stay counted, so the row that proves it is of the event alone. */
export function countedMember(delivery: DeliveryOf<typeof memberRegistered>): Counted {
  return counted(delivery, [{ counter: 'members', of: 'registered', labels: [], amount: 1 }]);
}
