import { showCertificate } from '../../shared/contract/certification/certificate-desk.ts';
import { operation, rows, within } from '../platform/index.ts';
import { certificateShower } from './certificates/certificate-desk.ts';
import { certificateReader } from './certificates/certificate-reader.ts';
import { certificationTable } from './tables.ts';

export default operation(
  showCertificate,
  { uses: { certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query') } },
  ({ certification }) => certificateShower({ read: certificateReader(certification), now: Date.now }),
);
