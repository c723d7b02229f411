import { eraseSignUpsByCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { codesTable } from '../accounts/public.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import { endpoint, hashing, limiting, rows, transaction } from '../platform/index.ts';
import { uploadsTable } from '../uploads/public.ts';
import { signUpErasureByCode } from './own-data/own-sign-ups.ts';
import { signUpEraser } from './sign-ups/sign-up-eraser.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  eraseSignUpsByCode,
  {
    uses: {
      limits: limiting(),
      certification: rows(certificationTable, 'GetItem', 'Query'),
      codes: rows(codesTable, 'UpdateItem', 'DeleteItem'),
      transact: transaction({
        in: [
          [certificationTable, 'UpdateItem', 'DeleteItem'],

          [uploadsTable, 'UpdateItem'],
        ],
      }),
      lookupHash: hashing(),
    },
  },
  ({ transact, certification, codes, lookupHash }) => {
    const answer = signUpErasureByCode({
      table: certification,
      sealer: { lookupHash },
      checkCode: codeChecker({ table: codes, sealer: { lookupHash } }),
      spend: codes.delete,
      erase: signUpEraser(certification, transact),
    });
    return (asked, _, viewer) => answer(asked, viewer);
  },
);
