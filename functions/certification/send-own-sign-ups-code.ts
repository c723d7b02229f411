import { sendOwnSignUpsCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { ownCodeAsker } from './own-data/own-sign-ups-code.ts';

export default endpoint(sendOwnSignUpsCode, needs.sendOwnSignUpsCode, ({ sealer, keepLimit, publish }) =>
  ownCodeAsker({ sealer, keepLimit, publish }),
);
