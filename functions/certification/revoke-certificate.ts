import { certificateRevoked } from '../../events/certificate-revoked/event.ts';
import { revokeCertificate } from '../../shared/contract/certification/certificate-desk.ts';
import { auditing } from '../platform/audit/auditing.ts';
import { operation } from '../platform/calls/operation.ts';
import { rows } from '../platform/tables/rows.ts';
import { within } from '../platform/tables/table-value.ts';
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
