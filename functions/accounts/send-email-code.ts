import { sendEmailCode } from '../../shared/contract/accounts/sign-in.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { addressCodeRequester } from './codes/code-requester.ts';
import { needs } from './needs.ts';

/** Reads no account: what it answers, and when, cannot tell who has one. */
export default endpoint(sendEmailCode, needs.sendEmailCode, ({ sealer, publish }) => {
  const requestCode = addressCodeRequester({ sealer, publish });
  return ({ email, type }) => requestCode(type, email);
});
