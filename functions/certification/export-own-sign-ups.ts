import { exportOwnSignUps } from '../../shared/contract/certification/own-sign-ups.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { opening } from '../platform/personal-data/sealing.ts';
import { rows, rowsOfMember } from '../platform/tables/rows.ts';
import { ownSignUpExporter } from './own-data/own-sign-ups.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  exportOwnSignUps,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      certification: rows(certificationTable, 'GetItem'),
      ownedBy: rowsOfMember([certificationTable, 'Query']),
      open: opening(),
    },
  },
  ({ ownedBy, certification, open }) => {
    const exported = ownSignUpExporter({ ownedBy, table: certification, sealer: { open } });
    return (_, member) => exported(member);
  },
);
