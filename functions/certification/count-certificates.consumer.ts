import { certificateAwarded } from '../../events/certificate-awarded/event.ts';
import { certificateRevoked } from '../../events/certificate-revoked/event.ts';
import { usual } from '../../events/consumer-entry.ts';
import { counted } from '../platform/counters/counter-items.ts';
import { consumer, counting } from '../platform/index.ts';
import { certificationTable } from './tables.ts';

/**
 * Counts certificates on the UTC day on which they were awarded or revoked. They outlive their counting rows, so the row that proves it is of the event alone.
 * Idempotency key: the event's id.
 */
export default consumer(
  {
    ...usual,
    subscribesTo: [certificateAwarded, certificateRevoked],
    userImpact: 'Certificates are awarded and revoked, but are missing from the figures.',
    uses: { count: counting(certificationTable) },
  },
  ({ count }) =>
    count((delivery) => {
      const one = (counter: string, amount: number) => ({ counter, of: delivery.data.origin, labels: [], amount });
      if (delivery.event === 'certificate.awarded.v1') return counted(delivery, [one('awarded', delivery.data.count)]);
      return counted(delivery, [one('revoked', 1)]);
    }),
);
