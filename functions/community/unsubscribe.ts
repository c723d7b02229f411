import { unsubscribe } from '../../shared/contract/community/mails.ts';
import { endpoint, hashing, limiting, readingAddresses, rowsOfMember } from '../platform/index.ts';
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
