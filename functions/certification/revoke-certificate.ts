import { certificateRevoked } from '../../events/certificate-revoked/event.ts';
import { revokeCertificate } from '../../shared/contract/certification/certificate-desk.ts';
import { auditing, operation, rows, within } from '../platform/index.ts';
import { certificateRevoker } from './certificates/certificate-desk.ts';
import { certificateReader } from './certificates/certificate-reader.ts';
import { certificationTable } from './tables.ts';

export default operation(
  revokeCertificate,
  {
    uses: {
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query'),
      audited: auditing({
        in: [[within(certificationTable, 'certificate#*', 'imports'), 'UpdateItem']],
        announces: [certificateRevoked],
        outbox: certificationTable,
      }),
    },
  },
  ({ audited, certification }) =>
    certificateRevoker({ read: certificateReader(certification), audited, now: Date.now }),
);
