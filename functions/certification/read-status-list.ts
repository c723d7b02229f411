import { readStatusList } from '../../shared/contract/certification/certificates.ts';
import { endpoint, index, readingSecrets, rows, within } from '../platform/index.ts';
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
