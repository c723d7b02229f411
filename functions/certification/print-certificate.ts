import { printCertificate } from '../../shared/contract/certification/certificates.ts';
import { NotThere } from '../platform/calls/not-there.ts';
import { originOf } from '../platform/calls/viewer.ts';
import { endpoint, limiting, rows, within } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { certificateReader } from './certificates/imports.ts';
import { certificatePdf } from './documents/certificate-pdf.ts';
import * as lines from './log-lines.ts';
import { certificationTable } from './tables.ts';

/** Answers a certificate as a PDF, in Base64. A revoked one is not printed. */
export default endpoint(
  printCertificate,
  {
    uses: {
      limits: limiting(),
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query'),
    },
  },
  ({ certification }) => {
    const read = certificateReader(certification);
    return async ({ num }, _, viewer) => {
      const certificate = await read(num);
      if (!certificate || certificate.revokedOn !== undefined)
        throw new NotThere('There is no valid certificate of this number');
      const origin = originOf(viewer);
      log(lines.certificateShown, { as: 'pdf' }, { CertificatesShown: 1 });
      return (await certificatePdf(certificate, origin)).toString('base64');
    };
  },
);
