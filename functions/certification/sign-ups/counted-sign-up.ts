import type { examSignedUp } from '../../../events/exam-signed-up/event.ts';
import { counted } from '../../platform/counters/counter-items.ts';
import type { Counted } from '../../platform/counters/increments.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';

/** What a sign-up adds on the UTC day on which it came. */
export function countedSignUp(delivery: DeliveryOf<typeof examSignedUp>): Counted {
  return counted(delivery, [{ counter: 'signed-up', of: 'exam', labels: [], amount: 1 }]);
}
