import { exportSignUpsByCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { codesTable } from '../accounts/public.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import { endpoint, hashing, limiting, opening, rows } from '../platform/index.ts';
import { signUpExportByCode } from './own-data/own-sign-ups.ts';
import { certificationTable } from './tables.ts';

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
  ({ certification, codes, open, lookupHash }) => {
    const answer = signUpExportByCode({
      table: certification,
      sealer: { lookupHash },
      checkCode: codeChecker({ table: codes, sealer: { lookupHash } }),
      spend: codes.delete,
      open,
    });
    return (asked, _, viewer) => answer(asked, viewer);
  },
);
