import { unsubscribe } from '../../shared/contract/community/mails.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { readingAddresses } from '../platform/personal-data/reaching-members.ts';
import { hashing } from '../platform/personal-data/sealing.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
import { mailEnder } from './mails/ended-mails.ts';
import { askingPage, endedPage } from './mails/unsubscribe-page.ts';
import { communityTable } from './tables.ts';

export default endpoint(
  unsubscribe,
  {
    uses: {
      limits: limiting(),
      ownedBy: rowsOfMember([communityTable, 'PutItem']),
      lookupHash: hashing(),
      addressOf: readingAddresses(),
    },
  },
  ({ lookupHash, ownedBy, addressOf }) => {
    const end = mailEnder({ sealer: { lookupHash }, ownedBy, addressOf, now: Date.now });
    return async ({ token }, _, { method }) => {
      if (method !== 'POST') return askingPage(token);
      await end(token);
      return endedPage();
    };
  },
);
