import { queryCertificate } from '../../shared/contract/certification/certificates.ts';
import { checkingLimit, endpoint, hashing, index, keepingLimit, limiting, rows, within } from '../platform/index.ts';
import { certificateQuery } from './certificates/certificate-query.ts';
import { wrongNameLimit } from './queries/wrong-names.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  queryCertificate,
  {
    uses: {
      limits: limiting(),
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query'),
      byHolderId: index(certificationTable, 'byHolderId'),
      byHolderPhone: index(certificationTable, 'byHolderPhone'),
      keepLimit: keepingLimit(),
      checkLimit: checkingLimit(),
      lookupHash: hashing(),
    },
  },
  ({ certification, byHolderId, byHolderPhone, lookupHash, ...limits }) =>
    certificateQuery({
      table: certification,
      byId: byHolderId,
      byPhone: byHolderPhone,
      sealer: { lookupHash },
      limitWrongNames: wrongNameLimit(limits),
      now: Date.now,
    }),
);
