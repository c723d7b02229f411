import { listCertificates } from '../../shared/contract/certification/certificate-desk.ts';
import { shanghaiDay } from '../../shared/shanghai-day.ts';
import { index, operation, rows, within } from '../platform/index.ts';
import { factsOf, rankPartition, StoredCertificate, stateOf } from './certificates/certificate.ts';
import { isPublished, publishedImports } from './certificates/imports.ts';
import { certificationTable } from './tables.ts';

/** Certificates of a page. */
const limit = 200;

/** Lists certificates a page at a time, the newest first; a page may have fewer than there are left, even none. */
export default operation(
  listCertificates,
  {
    uses: {
      certification: rows(within(certificationTable, 'imports'), 'Query'),
      byRank: index(certificationTable, 'byRank'),
    },
  },
  ({ certification, byRank }) =>
    async ({ state, cursor }) => {
      const published = await publishedImports(certification);
      const page = await byRank.query(rankPartition, { newestFirst: true, limit, cursor });
      const today = shanghaiDay(Date.now());
      const list = page.items
        .map((item) => StoredCertificate.parse(item))
        .filter((one) => isPublished(one, published) && (state === undefined || stateOf(one, today) === state))
        .map((one) => factsOf(one, today));
      return { list, cursor: page.cursor };
    },
);
