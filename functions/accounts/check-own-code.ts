import { checkOwnCode } from '../../shared/contract/accounts/own-account.ts';
import { codeChecker, returnTry } from '../platform/codes/code-checker.ts';
import { endpoint, hashing, limiting, opening, provingMember, rows, rowsOfMember } from '../platform/index.ts';
import { ownCodeChecker } from './codes/own-code.ts';
import { accountsTable, codesTable } from './tables.ts';

export default endpoint(
  checkOwnCode,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      codes: rows(codesTable, 'UpdateItem'),
      ownedBy: rowsOfMember([accountsTable, 'GetItem']),
      open: opening(),
      lookupHash: hashing(),
    },
  },
  ({ ownedBy, codes, open, lookupHash }) => {
    const checkCode = codeChecker({ table: codes, sealer: { lookupHash } });
    const check = ownCodeChecker({ ownedBy, sealer: { open, lookupHash }, checkCode, returnTry: returnTry(codes) });
    return ({ phone, verifyCode }, member, viewer) => check(member, phone, verifyCode, viewer);
  },
);
