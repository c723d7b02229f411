import { certificateAwarded } from '../../events/certificate-awarded/event.ts';
import { certificateRevoked } from '../../events/certificate-revoked/event.ts';
import { usual } from '../../events/consumer-entry.ts';
import { consumer, counting } from '../platform/index.ts';
import { countedCertificate } from './certificates/counted-certificate.ts';
import { certificationTable } from './tables.ts';

/** Idempotency key: the event's id. */
export default consumer(
  {
    ...usual,
    subscribesTo: [certificateAwarded, certificateRevoked],
    userImpact: 'Certificates are awarded and revoked, but are missing from the figures.',
    uses: { count: counting(certificationTable) },
  },
  ({ count }) => count(countedCertificate),
);
