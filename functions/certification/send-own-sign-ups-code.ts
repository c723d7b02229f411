import { ownSignUpsAsked } from '../../events/own-sign-ups-asked/event.ts';
import { sendOwnSignUpsCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { endpoint, hashing, keepingLimit, limiting, publishing } from '../platform/index.ts';
import { ownCodeAsker } from './own-data/own-sign-ups-code.ts';

export default endpoint(
  sendOwnSignUpsCode,
  {
    uses: {
      limits: limiting(),
      publish: publishing(ownSignUpsAsked),
      keepLimit: keepingLimit(),
      lookupHash: hashing(),
    },
  },
  ({ keepLimit, publish, lookupHash }) => ownCodeAsker({ sealer: { lookupHash }, keepLimit, publish }),
);
