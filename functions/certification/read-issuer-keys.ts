import { readIssuerKeys } from '../../shared/contract/certification/certificates.ts';
import { endpoint, rows, within } from '../platform/index.ts';
import { keyPublisher } from './credentials/issuing.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  readIssuerKeys,
  { uses: { certification: rows(within(certificationTable, 'issuer-keys'), 'GetItem') } },
  ({ certification }) => keyPublisher(certification),
);
