import { messageAnswered } from '../../events/message-answered/event.ts';
import { answerThread } from '../../shared/contract/community/message-desk.ts';
import { auditing, operation, rowsOfMember, sealing } from '../platform/index.ts';
import { threadAnswerer } from './messages/thread-desk.ts';
import { messageRetention } from './retention.ts';
import { communityTable } from './tables.ts';

export default operation(
  answerThread,
  {
    uses: {
      ownedBy: rowsOfMember([communityTable, 'GetItem']),
      seal: sealing(messageRetention),
      audited: auditing({
        inMembers: [[communityTable, 'PutItem', 'UpdateItem']],
        announces: [messageAnswered],
        outbox: communityTable,
      }),
    },
  },
  ({ ownedBy, audited, seal }) => threadAnswerer({ ownedBy, sealer: { seal }, audited, now: Date.now }),
);
