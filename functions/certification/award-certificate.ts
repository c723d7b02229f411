import { certificateAwarded } from '../../events/certificate-awarded/event.ts';
import { awardCertificate } from '../../shared/contract/certification/certificate-desk.ts';
import { auditing } from '../platform/audit/auditing.ts';
import { operation } from '../platform/calls/operation.ts';
import { hashing, opening } from '../platform/personal-data/sealing.ts';
import { rows } from '../platform/tables/rows.ts';
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
