import { exportSignUpsByCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { codesTable } from '../accounts/public.ts';
import { endpoint, hashing, limiting, opening, rows } from '../platform/index.ts';
import { openedRecords, signUpsByCode } from './own-data/own-sign-ups.ts';
import { certificationTable } from './tables.ts';

/** Opens all that is kept of what somebody signed up from a mailbox, for whoever got its code. */
export default endpoint(
  exportSignUpsByCode,
  {
    uses: {
      limits: limiting(),
      certification: rows(certificationTable, 'Query'),
      codes: rows(codesTable, 'UpdateItem', 'DeleteItem'),
      open: opening(),
      lookupHash: hashing(),
    },
  },
  ({ open, ...parts }) => {
    const read = signUpsByCode(parts);
    return async (asked, _, viewer) => ({ list: await openedRecords(open, await read(asked, viewer)) });
  },
);
