import { usual } from '../../events/consumer-entry.ts';
import { memberErased } from '../../events/member-erased/event.ts';
import { consumer, eachDelivery, objects, rows, rowsOfMember } from '../platform/index.ts';
import { allUploads, uploadEraser } from './erasure/uploads-of-member.ts';
import { uploadsTable } from './tables.ts';

/** Erases all that a member has uploaded. Idempotency key: none is needed, as erasing again erases nothing more and goes on where it broke off. */
export default consumer(
  {
    ...usual,
    subscribesTo: [memberErased],
    userImpact: 'Pictures of people whose account is erased are still there.',
    uses: {
      uploads: rows(uploadsTable, 'DeleteItem'),
      ownedBy: rowsOfMember([uploadsTable, 'Query']),
      bucket: objects('uploads', { 'quarantine/': ['DeleteObject'], 'uploaded/': ['DeleteObject'] }),
    },
  },
  ({ ownedBy, bucket, uploads }) => {
    const uploadsOf = allUploads(ownedBy);
    const erase = uploadEraser({ uploads, bucket });
    return eachDelivery(async ({ data }) => {
      for (const record of await uploadsOf(data.uid)) await erase(record);
    });
  },
);
