import { sendEmailCode } from '../../shared/contract/accounts/sign-in.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { codeCounter } from '../platform/codes/code-limits.ts';
import { addressCodeRequester } from './codes/code-requester.ts';
import { emailCodeSender } from './codes/email-code.ts';
import { memberFinder } from './members/member-repository.ts';
import { needs } from './needs.ts';
import { knownNetworks } from './sign-in/known-networks.ts';

export default endpoint(sendEmailCode, needs.sendEmailCode, ({ tables, sealer, publish, ...limits }) => {
  const send = emailCodeSender({
    sealer,
    find: memberFinder(tables.accounts),
    isKnown: knownNetworks(tables.accounts),
    countCode: codeCounter({ sealer, ...limits }),
    requestCode: addressCodeRequester({ sealer, publish }),
  });
  return ({ email, type }, _, viewer) => send(type, email, viewer);
});
