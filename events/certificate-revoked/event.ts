import * as z from 'zod/mini';
import { certificateOrigins } from '../../shared/contract/certification-schemas.ts';
import { defineEvent } from '../event.ts';

/** A certificate was revoked. */
export const certificateRevoked = defineEvent({
  name: 'certificate.revoked.v1',
  summary: 'Announced by `revokeCertificate`; counted by `countCertificates`.',
  data: z.object({ origin: z.enum(certificateOrigins) }),
});
