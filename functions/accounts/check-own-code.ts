import { checkOwnCode } from '../../shared/contract/accounts/own-account.ts';
import { Told } from '../platform/calls/told.ts';
import { codeChecker, returnTry } from '../platform/codes/code-checker.ts';
import { endpoint, hashing, limiting, opening, provingMember, rows, rowsOfMember } from '../platform/index.ts';
import { ownAddress } from './codes/own-code.ts';
import { hashOfName } from './members/member-repository.ts';
import { accountsTable, codesTable } from './tables.ts';

/** A wrong code costs a try, a right one none, and is not used up. */
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
    const giveBack = returnTry(codes);
    return async ({ phone: name, verifyCode }, member, { viewerAddress }) => {
      const email = await ownAddress(ownedBy(member).accounts, open, name);
      const addressHash = await hashOfName({ lookupHash }, email);
      await giveBack(await checkCode('prove-address', addressHash, verifyCode, { viewerAddress }));
      return new Told({}, 'The code is right.');
    };
  },
);
