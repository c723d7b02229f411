import { exportOwnSignUps } from '../../shared/contract/certification/own-sign-ups.ts';
import { endpoint, limiting, opening, provingMember, rows, rowsOfMember } from '../platform/index.ts';
import { openedRecords, signUpsOfMember } from './own-data/own-sign-ups.ts';
import { certificationTable } from './tables.ts';

/** Opens the sign-ups that a member made while signed in, for themselves. */
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
    const read = signUpsOfMember(ownedBy, certification);
    return async (_, member) => ({ list: await openedRecords(open, await read(member)) });
  },
);
