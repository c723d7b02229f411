import { resetPassword } from '../../shared/contract/accounts/sign-in.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { Told } from '../platform/calls/told.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import { memberFinder } from './members/member-repository.ts';
import { needs } from './needs.ts';
import { passwordResetter } from './sign-in/credential-changer.ts';
import { knownNetworks } from './sign-in/known-networks.ts';

export default endpoint(resetPassword, needs.resetPassword, ({ tables, sealer, transact, ownedBy }) => {
  const find = memberFinder(tables.accounts);
  const checkCode = codeChecker({ table: tables.codes, sealer });
  const isKnown = knownNetworks(tables.accounts);
  const reset = passwordResetter({ sealer, find, isKnown, checkCode, ownedBy, transact });
  return async ({ login_name: name, code, password }, _, viewer) => {
    await reset(name, code, password, viewer);
    return new Told({}, 'Your password is changed. Please sign in.');
  };
});
