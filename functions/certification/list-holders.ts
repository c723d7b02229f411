import { listHolders } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { index, rows } from '../platform/tables/rows.ts';
import { within } from '../platform/tables/table-value.ts';
import { certificateLister } from './certificates/certificate-reader.ts';
import { rankLister } from './certificates/rank-list.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  listHolders,
  {
    uses: {
      limits: limiting(),
      certification: rows(within(certificationTable, 'imports'), 'Query'),
      byRank: index(certificationTable, 'byRank'),
    },
  },
  ({ certification, byRank }) =>
    rankLister({
      list: certificateLister({ table: certification, byRank }),
      now: Date.now,
    }),
);
