import { issueCredential } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { readingSecrets } from '../platform/secrets/secrets.ts';
import { rows } from '../platform/tables/rows.ts';
import { within } from '../platform/tables/table-value.ts';
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
