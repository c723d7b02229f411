import { certificateAwarded } from '../../events/certificate-awarded/event.ts';
import { awardCertificate } from '../../shared/contract/certification/certificate-desk.ts';
import { auditing, hashing, opening, operation, rows } from '../platform/index.ts';
import { certificateAwarder } from './certificates/certificate-awarder.ts';
import { placeTaker } from './certificates/status-places.ts';
import { certificationTable } from './tables.ts';

export default operation(
  awardCertificate,
  {
    uses: {
      certification: rows(certificationTable, 'Query', 'UpdateItem'),
      open: opening(),
      lookupHash: hashing(),
      audited: auditing({
        in: [[certificationTable, 'PutItem', 'UpdateItem']],
        announces: [certificateAwarded],
        outbox: certificationTable,
      }),
    },
  },
  ({ audited, certification, open, lookupHash }) =>
    certificateAwarder({
      table: certification,
      sealer: { open, lookupHash },
      audited,
      takePlaces: placeTaker(certification),
      now: Date.now,
    }),
);
