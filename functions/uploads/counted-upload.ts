import type { uploadInspected } from '../../events/upload-inspected/event.ts';
import type { uploadRefused } from '../../events/upload-refused/event.ts';
import { counted } from '../platform/counters/counter-items.ts';
import type { Counted } from '../platform/counters/increments.ts';
import type { DeliveryOf } from '../platform/events/delivery.ts';

/** What an inspected or refused upload adds on the UTC day on which that happened. */
export function countedUpload(delivery: DeliveryOf<typeof uploadInspected | typeof uploadRefused>): Counted {
  const { kind } = delivery.data;
  if (delivery.event === 'upload.inspected.v1')
    return counted(delivery, [{ counter: 'inspected', of: kind, labels: [], amount: 1 }]);
  return counted(delivery, [{ counter: 'refused', of: kind, labels: [delivery.data.reason], amount: 1 }]);
}
