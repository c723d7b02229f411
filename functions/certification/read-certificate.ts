import { readCertificate } from '../../shared/contract/certification/certificates.ts';
import { objects } from '../platform/buckets/buckets.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { rows } from '../platform/tables/rows.ts';
import { within } from '../platform/tables/table-value.ts';
import { certificateReader } from './certificates/certificate-reader.ts';
import { certificatePage } from './documents/certificate-page.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  readCertificate,
  {
    uses: {
      limits: limiting(),
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query'),
      bucket: objects('site', { 'certificate/': ['GetObject'] }),
    },
  },
  ({ bucket, certification }) =>
    certificatePage({ read: certificateReader(certification), get: bucket.get, now: Date.now }),
);
