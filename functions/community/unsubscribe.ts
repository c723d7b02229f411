import { unsubscribe } from '../../shared/contract/community/mails.ts';
import { endpoint, hashing, limiting, readingAddresses, rowsOfMember } from '../platform/index.ts';
import { endedSk, provenMails } from './mails/ended-mails.ts';
import { askingPage, endedPage } from './mails/unsubscribe-page.ts';
import { communityTable } from './tables.ts';

/** Ends the mails that a link names. Ended again, they stay so; of a member who was erased nothing is kept any more. */
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
  ({ lookupHash, ownedBy, addressOf }) =>
    async ({ token }, _, { method }) => {
      if (method !== 'POST') return askingPage(token);
      const { kind, uid } = await provenMails({ lookupHash }, token);
      if ((await addressOf(uid)) !== undefined)
        await ownedBy({ uid }).community.put(endedSk(kind), { at: new Date().toISOString() }, 'absent');
      return endedPage();
    },
);
