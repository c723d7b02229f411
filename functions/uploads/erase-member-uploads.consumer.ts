import { usual } from '../../events/consumer-entry.ts';
import { memberErased } from '../../events/member-erased/event.ts';
import { consumer, eachDelivery, objects, rows, rowsOfMember } from '../platform/index.ts';
import { memberUploadEraser } from './erasure/uploads-of-member.ts';
import { uploadsTable } from './tables.ts';

/** Idempotency key: none is needed, as erasing again erases nothing more. */
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
    const erase = memberUploadEraser({ ownedBy, uploads, bucket });
    return eachDelivery(({ data }) => erase(data.uid));
  },
);
