import { codeRequested } from '../../events/code-requested/event.ts';
import { sendEmailCode } from '../../shared/contract/accounts/sign-in.ts';
import { codeCounter } from '../platform/codes/code-limits.ts';
import { codeRequester } from '../platform/codes/code-requester.ts';
import {
  checkingLimit,
  endpoint,
  hashing,
  keepingLimit,
  limiting,
  publishing,
  rows,
  sealing,
} from '../platform/index.ts';
import { archiveRetention } from '../platform/personal-data/archive-retention.ts';
import { hashOfName, memberFinder } from './members/member-repository.ts';
import { knownNetworks } from './sign-in/known-networks.ts';
import { accountsTable } from './tables.ts';

/**
 * An account is read only to learn whether its member has signed in from this network; an address without one takes the same reads, so
 * neither the answer nor its time tells who has one.
 */
export default endpoint(
  sendEmailCode,
  {
    uses: {
      limits: limiting(),
      accounts: rows(accountsTable, 'GetItem'),
      publish: publishing(codeRequested),
      keepLimit: keepingLimit(),
      checkLimit: checkingLimit(),
      seal: sealing(archiveRetention),
      lookupHash: hashing(),
    },
  },
  ({ publish, accounts, seal, lookupHash, keepLimit, checkLimit }) => {
    const find = memberFinder(accounts);
    const isKnown = knownNetworks(accounts);
    const countCode = codeCounter({ sealer: { lookupHash }, keepLimit, checkLimit });
    const requestCode = codeRequester({ seal, publish });
    return async ({ email, type: purpose }, _, viewer) => {
      const addressHash = await hashOfName({ lookupHash }, email);
      const member = await find(addressHash);
      await countCode(purpose, email, { viewerAddress: viewer.viewerAddress, isKnown: await isKnown(member, viewer) });
      return requestCode(purpose, email, addressHash);
    };
  },
);
