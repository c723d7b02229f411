import { exportOwnComments } from '../../shared/contract/community/comments.ts';
import type { PersonalRecord } from '../../shared/contract/personal-records.ts';
import { inBatches } from '../platform/aws/in-batches.ts';
import { endpoint, index, limiting, opening, provingMember, rows, rowsOfMember } from '../platform/index.ts';
import { allRecords, recordOpener } from './personal-data/comment-records.ts';
import { communityTable } from './tables.ts';

/** Records that are read at the same time. */
const openedAtATime = 25;

/** All that is kept of the member who asks, opened. */
export default endpoint(
  exportOwnComments,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      community: rows(communityTable, 'GetItem'),
      ownedBy: rowsOfMember([communityTable, 'Query']),
      byAuthor: index(communityTable, 'byAuthor'),
      byAnswered: index(communityTable, 'byAnswered'),
      open: opening(),
    },
  },
  ({ ownedBy, byAuthor, byAnswered, community, open }) => {
    const recordsOf = allRecords({ ownedBy, byAuthor, byAnswered });
    const openRecord = recordOpener(community, open);
    return async (_, { uid }) => {
      const records = await Array.fromAsync(recordsOf(uid));
      const openOne = async (record: PersonalRecord) => ({ ...record, says: await openRecord(record) });
      const opened = await inBatches(records, openedAtATime, openOne);
      return { list: opened.flatMap(({ says, ...record }) => (says ? [{ ...record, says }] : [])) };
    };
  },
);
