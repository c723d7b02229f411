import { codeRequested } from '../../events/code-requested/event.ts';
import { sendOwnCode } from '../../shared/contract/accounts/own-account.ts';
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
import { addressCodeRequester } from './codes/code-requester.ts';
import { ownCodeSender } from './codes/own-code.ts';
import { accountsTable } from './tables.ts';

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
    const send = ownCodeSender({
      ownedBy,
      sealer: { open, lookupHash },
      keepLimit,
      requestCode: addressCodeRequester({ sealer: { seal, lookupHash }, publish }),
    });
    return ({ phone }, member) => send(member, phone);
  },
);
