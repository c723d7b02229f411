import { listCertificates } from '../../shared/contract/certification/certificate-desk.ts';
import { index, operation, rows, within } from '../platform/index.ts';
import { deskLister } from './certificates/certificate-desk.ts';
import { certificationTable } from './tables.ts';

export default operation(
  listCertificates,
  {
    uses: {
      certification: rows(within(certificationTable, 'imports'), 'Query'),
      byRank: index(certificationTable, 'byRank'),
    },
  },
  ({ certification, byRank }) => deskLister({ table: certification, byRank, now: Date.now }),
);
