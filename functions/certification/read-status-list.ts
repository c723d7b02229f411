import { readStatusList } from '../../shared/contract/certification/certificates.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { readingSecrets } from '../platform/secrets/secrets.ts';
import { index, rows } from '../platform/tables/rows.ts';
import { within } from '../platform/tables/table-value.ts';
import { statusPublisher } from './credentials/issuing.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  readStatusList,
  {
    uses: {
      certification: rows(within(certificationTable, 'status-lists'), 'GetItem'),
      byRevocation: index(certificationTable, 'byRevocation'),
      secret: readingSecrets('certificateKeys'),
    },
  },
  ({ secret, certification, byRevocation }) => statusPublisher({ table: certification, byRevocation, secret }),
);
