import { ownSignUpsAsked } from '../../events/own-sign-ups-asked/event.ts';
import { sendOwnSignUpsCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { ownCodes } from '../../shared/contract/certification-limits.ts';
import type { Count } from '../platform/calls/limits/limit-keeper.ts';
import { viewerNetworks } from '../platform/calls/limits/viewer-network.ts';
import { Told } from '../platform/calls/told.ts';
import { endpoint, hashing, keepingLimit, limiting, publishing } from '../platform/index.ts';
import { hashesOfPerson } from './sign-ups/sign-up.ts';

/**
 * Asks for a code by which somebody reaches what is kept of their sign-ups. Nothing is read, so that neither the answer nor its time tells
 * whether there is one.
 */
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
  ({ keepLimit, publish, lookupHash }) =>
    async ({ name, idcard }, _, { viewerAddress }) => {
      const idHash = await lookupHash('idcard', idcard);
      const { network, site = network } = viewerNetworks(viewerAddress);
      await keepLimit(codesFor(`${idHash} ${site}`), crypto.randomUUID());
      for (const nameHash of await hashesOfPerson({ lookupHash }, idHash, name))
        await publish(ownSignUpsAsked, { idHash, nameHash });
      return asked;
    },
);

const codesFor = (whom: string): Count => ({
  ...{ name: 'own-sign-ups-codes-for-person', what: 'codes for this number', whom },
  windows: ownCodes,
});

const asked = new Told(
  {},
  'If there is a sign-up with this name and ID number, a code is on its way to its e-mail address.',
);
