import { resetPassword } from '../../shared/contract/accounts/sign-in.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { Told } from '../platform/calls/told.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import { memberFinder } from './members/member-repository.ts';
import { needs } from './needs.ts';
import { passwordResetter } from './sign-in/credential-changer.ts';

export default endpoint(resetPassword, needs.resetPassword, ({ tables, sealer, transact, ownedBy }) => {
  const find = memberFinder(tables.accounts);
  const checkCode = codeChecker({ table: tables.codes, sealer });
  const reset = passwordResetter({
    ...{ sealer, find, checkCode, ownedBy, transact },
    table: tables.accounts,
    now: Date.now,
  });
  return async ({ login_name: name, code, password }, _, viewer) => {
    await reset(name, code, password, viewer);
    return new Told({}, 'Your password is changed. Please sign in.');
  };
});
