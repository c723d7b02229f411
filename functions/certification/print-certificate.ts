import { printCertificate } from '../../shared/contract/certification/certificates.ts';
import { endpoint, limiting, rows, within } from '../platform/index.ts';
import { certificateReader } from './certificates/certificate-reader.ts';
import { certificatePrinter } from './documents/certificate-printer.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  printCertificate,
  {
    uses: {
      limits: limiting(),
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query'),
    },
  },
  ({ certification }) => certificatePrinter({ read: certificateReader(certification) }),
);
