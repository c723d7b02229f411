import { listHolders } from '../../shared/contract/certification/certificates.ts';
import { endpoint, index, limiting, rows, within } from '../platform/index.ts';
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
