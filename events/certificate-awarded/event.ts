import * as z from 'zod/mini';
import { certificateOrigins } from '../../shared/contract/certification-schemas.ts';
import { defineEvent } from '../event.ts';

/** Certificates were awarded: one after an exam, or all of an import. */
export const certificateAwarded = defineEvent({
  name: 'certificate.awarded.v1',
  summary: 'Announced by `awardCertificate` and `publishCertificates`; counted by `countCertificates`.',
  data: z.object({ origin: z.enum(certificateOrigins), count: z.int().check(z.gte(1)) }),
});
