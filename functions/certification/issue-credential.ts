import { issueCredential } from '../../shared/contract/certification/certificates.ts';
import { endpoint, limiting, readingSecrets, rows, within } from '../platform/index.ts';
import { certificateReader } from './certificates/certificate-reader.ts';
import { credentialIssuer } from './credentials/issuing.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  issueCredential,
  {
    uses: {
      limits: limiting(),
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query'),
      secret: readingSecrets('certificateKeys'),
    },
  },
  ({ secret, certification }) => credentialIssuer({ read: certificateReader(certification), secret }),
);
