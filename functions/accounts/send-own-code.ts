import { randomUUID } from 'node:crypto';
import { codeRequested } from '../../events/code-requested/event.ts';
import { sendOwnCode } from '../../shared/contract/accounts/own-account.ts';
import { codesOfMember } from '../platform/codes/code-limits.ts';
import { codeRequester } from '../platform/codes/code-requester.ts';
import {
  endpoint,
  hashing,
  keepingLimit,
  limiting,
  opening,
  provingMember,
  publishing,
  rowsOfMember,
  sealing,
} from '../platform/index.ts';
import { archiveRetention } from '../platform/personal-data/archive-retention.ts';
import { ownAddress } from './codes/own-code.ts';
import { hashOfName } from './members/member-repository.ts';
import { accountsTable } from './tables.ts';

/**
 * Sends members a code that proves that they still read the mail of their address. Their session proves them, so no stranger's requests count.
 */
export default endpoint(
  sendOwnCode,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem']),
      publish: publishing(codeRequested),
      keepLimit: keepingLimit(),
      seal: sealing(archiveRetention),
      open: opening(),
      lookupHash: hashing(),
    },
  },
  ({ ownedBy, publish, keepLimit, seal, open, lookupHash }) => {
    const requestCode = codeRequester({ seal, publish });
    return async ({ phone: name }, member) => {
      const email = await ownAddress(ownedBy(member).accounts, open, name);
      await keepLimit(codesOfMember('prove-address', member.uid), randomUUID());
      return requestCode('prove-address', email, await hashOfName({ lookupHash }, email));
    };
  },
);
