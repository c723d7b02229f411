import { signIn } from '../../shared/contract/accounts/sign-in.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import { memberFinder } from './members/member-repository.ts';
import { needs } from './needs.ts';
import { knownNetworks } from './sign-in/known-networks.ts';
import { sessionOpener } from './sign-in/session-opener.ts';
import { signInDesk } from './sign-in/sign-in-desk.ts';

export default endpoint(signIn, needs.signIn, ({ tables, sealer, transact, keepLimit }) => {
  const desk = signInDesk({
    sealer,
    find: memberFinder(tables.accounts),
    isKnown: knownNetworks(tables.accounts),
    keepLimit,
    checkCode: codeChecker({ table: tables.codes, sealer }),
    openSession: sessionOpener({ sealer, transact, now: Date.now }),
  });
  return ({ login_name: name, password, code }, _, viewer) =>
    code === '' ? desk.byPassword(name, password, viewer) : desk.byCode(name, code, viewer);
});
