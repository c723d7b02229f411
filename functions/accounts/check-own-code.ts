import { checkOwnCode } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { codeChecker, returnTry } from '../platform/codes/code-checker.ts';
import { ownCodeChecker } from './codes/own-code.ts';
import { needs } from './needs.ts';

export default endpoint(checkOwnCode, needs.checkOwnCode, ({ tables, ownedBy, sealer }) => {
  const checkCode = codeChecker({ table: tables.codes, sealer });
  const check = ownCodeChecker({ ownedBy, sealer, checkCode, returnTry: returnTry(tables.codes) });
  return ({ phone, verifyCode }, member, viewer) => check(member, phone, verifyCode, viewer);
});
