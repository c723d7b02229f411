import { codeRequested } from '../../events/code-requested/event.ts';
import { sendEmailCode } from '../../shared/contract/accounts/sign-in.ts';
import { codeCounter } from '../platform/codes/code-limits.ts';
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
import { addressCodeRequester } from './codes/code-requester.ts';
import { emailCodeSender } from './codes/email-code.ts';
import { memberFinder } from './members/member-repository.ts';
import { knownNetworks } from './sign-in/known-networks.ts';
import { accountsTable } from './tables.ts';

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
  ({ publish, accounts, seal, lookupHash, ...limits }) => {
    const send = emailCodeSender({
      sealer: { lookupHash },
      find: memberFinder(accounts),
      isKnown: knownNetworks(accounts),
      countCode: codeCounter({ sealer: { lookupHash }, ...limits }),
      requestCode: addressCodeRequester({ sealer: { seal, lookupHash }, publish }),
    });
    return ({ email, type }, _, viewer) => send(type, email, viewer);
  },
);
