import { readIssuerKeys } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { rows } from '../platform/tables/rows.ts';
import { within } from '../platform/tables/table-value.ts';
import { keyPublisher } from './credentials/issuing.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  readIssuerKeys,
  { uses: { certification: rows(within(certificationTable, 'issuer-keys'), 'GetItem') } },
  ({ certification }) => keyPublisher(certification),
);
