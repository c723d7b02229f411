import { sendOwnCode } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { codeRequester } from './codes/code-requester.ts';
import { ownCodeSender } from './codes/own-code.ts';
import { needs } from './needs.ts';

export default endpoint(sendOwnCode, needs.sendOwnCode, ({ ownedBy, sealer, publish, keepLimit }) => {
  const send = ownCodeSender({ ownedBy, sealer, keepLimit, requestCode: codeRequester({ sealer, publish }) });
  return ({ phone }, member) => send(member, phone);
});
