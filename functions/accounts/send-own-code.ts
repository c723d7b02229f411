import { sendOwnCode } from '../../shared/contract/accounts/own-account.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { addressCodeRequester } from './codes/code-requester.ts';
import { ownCodeSender } from './codes/own-code.ts';
import { needs } from './needs.ts';

export default endpoint(sendOwnCode, needs.sendOwnCode, ({ ownedBy, sealer, publish, keepLimit }) => {
  const send = ownCodeSender({ ownedBy, sealer, keepLimit, requestCode: addressCodeRequester({ sealer, publish }) });
  return ({ phone }, member) => send(member, phone);
});
