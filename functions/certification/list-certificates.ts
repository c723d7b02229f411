import { listCertificates } from '../../shared/contract/certification/certificate-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { index, rows } from '../platform/tables/rows.ts';
import { within } from '../platform/tables/table-value.ts';
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
