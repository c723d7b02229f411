import { readCertificate } from '../../shared/contract/certification/certificates.ts';
import { endpoint, limiting, objects, rows, within } from '../platform/index.ts';
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
