import { printCertificate } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { rows } from '../platform/tables/rows.ts';
import { within } from '../platform/tables/table-value.ts';
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
