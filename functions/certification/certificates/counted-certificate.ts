import type { certificateAwarded } from '../../../events/certificate-awarded/event.ts';
import type { certificateRevoked } from '../../../events/certificate-revoked/event.ts';
import { counted } from '../../platform/counters/counter-items.ts';
import type { Counted } from '../../platform/counters/increments.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';

/** What certificates add on the UTC day on which they were awarded or revoked. Certificates outlive their counting rows, so the row that proves it is of the event alone. */
export function countedCertificate(
  delivery: DeliveryOf<typeof certificateAwarded | typeof certificateRevoked>,
): Counted {
  const one = (counter: string, amount: number) => ({ counter, of: delivery.data.origin, labels: [], amount });
  if (delivery.event === 'certificate.awarded.v1') return counted(delivery, [one('awarded', delivery.data.count)]);
  return counted(delivery, [one('revoked', 1)]);
}
