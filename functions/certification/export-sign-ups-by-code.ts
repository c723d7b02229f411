import { exportSignUpsByCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { codesTable } from '../accounts/public.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import { hashing, opening } from '../platform/personal-data/sealing.ts';
import { rows } from '../platform/tables/rows.ts';
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
