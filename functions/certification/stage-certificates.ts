import { stageCertificates } from '../../shared/contract/certification/certificate-desk.ts';
import { auditing, hashing, index, operation, rows, within } from '../platform/index.ts';
import { certificateStager } from './certificates/certificate-stager.ts';
import { certificationTable } from './tables.ts';

export default operation(
  stageCertificates,
  {
    uses: {
      certification: rows(
        within(certificationTable, 'certificate#*', 'imports', 'status-lists'),
        'GetItem',
        'Query',
        'UpdateItem',
      ),
      byHolderId: index(certificationTable, 'byHolderId'),
      lookupHash: hashing(),
      audited: auditing({
        in: [[within(certificationTable, 'certificate#*', 'imports', 'status-lists'), 'PutItem', 'UpdateItem']],
      }),
    },
  },
  certificateStager,
);
