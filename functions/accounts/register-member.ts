import { registerMember } from '../../shared/contract/accounts/sign-in.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { codeChecker } from '../platform/codes/code-checker.ts';
import { memberRegistrar } from './members/member-registrar.ts';
import { needs } from './needs.ts';

export default endpoint(registerMember, needs.registerMember, ({ tables, sealer, transact }) => {
  const register = memberRegistrar({
    sealer,
    checkCode: codeChecker({ table: tables.codes, sealer }),
    transact,
    now: () => new Date(),
  });
  return (registration, _, viewer) => register(registration, viewer);
});
