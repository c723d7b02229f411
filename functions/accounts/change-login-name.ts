import { changeLoginName } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { Told } from '../platform/calls/told.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import { memberFinder } from './members/member-repository.ts';
import { needs } from './needs.ts';
import { loginNameChanger } from './sign-in/credential-changer.ts';

export default endpoint(changeLoginName, needs.changeLoginName, ({ tables, sealer, transact, ownedBy }) => {
  const find = memberFinder(tables.accounts);
  const checkCode = codeChecker({ table: tables.codes, sealer });
  const change = loginNameChanger({ sealer, find, checkCode, ownedBy, transact });
  return async (request, { uid }, viewer) => {
    await change(uid, request, viewer);
    return new Told({}, 'Your e-mail address is changed. Please sign in again.');
  };
});
