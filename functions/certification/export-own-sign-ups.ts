import { exportOwnSignUps } from '../../shared/contract/certification/own-sign-ups.ts';
import { endpoint, limiting, opening, provingMember, rows, rowsOfMember } from '../platform/index.ts';
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
