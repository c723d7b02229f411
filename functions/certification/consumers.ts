import { certificateAwarded } from '../../events/certificate-awarded/event.ts';
import { certificateRevoked } from '../../events/certificate-revoked/event.ts';
import { type ConsumerEntries, usual } from '../../events/consumer-entry.ts';

export const consumers = {
  countCertificates: {
    ...usual,
    takes: [certificateAwarded, certificateRevoked],
    harm: 'Certificates are awarded and revoked, but are missing from the figures.',
  },
} as const satisfies ConsumerEntries;
