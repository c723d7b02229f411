import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';
import { memberEraser } from './personal-data/record-eraser.ts';

/** Idempotency key: none is needed, as erasing again erases nothing more. */
export default consumer(
  consumers.eraseMemberComments,
  needs.eraseMemberComments,
  ({ tables: { community }, indexes, ownedBy, transact }) => {
    const { 'community.byAuthor': byAuthor, 'community.byAnswered': byAnswered } = indexes;
    const erase = memberEraser({ reader: { ownedBy, byAuthor, byAnswered }, community, ownedBy, transact });
    return eachDelivery(({ data }) => erase(data.uid));
  },
);
