import { messageWritten } from '../../events/message-written/event.ts';
import { sendMessage } from '../../shared/contract/community/messages.ts';
import { Told } from '../platform/calls/told.ts';
import { endpoint, hashing, limiting, once, provingMember, rowsOfMember, sealing } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { contended, untilUncontended } from '../platform/tables/contention.ts';
import * as lines from './log-lines.ts';
import {
  messageRow,
  messageSk,
  newThread,
  readThread,
  threadSk,
  unchanged,
  writtenTo,
} from './messages/message-thread.ts';
import { messageRetention } from './retention.ts';
import { communityTable } from './tables.ts';

/** Keeps what a member writes to customer service, and announces it, both or neither. The same request sent again writes nothing and is answered alike. */
export default endpoint(
  sendMessage,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      ownedBy: rowsOfMember([communityTable, 'GetItem']),
      once: once(communityTable, {
        inMembers: [[communityTable, 'PutItem', 'UpdateItem']],
        announces: [messageWritten],
        outbox: communityTable,
      }),
      seal: sealing(messageRetention),
      lookupHash: hashing(),
    },
  },
  ({ ownedBy, once, seal, lookupHash }) =>
    async ({ content, request_id: requestId }, { uid }) => {
      const { community } = ownedBy({ uid });
      const fingerprint = await lookupHash('content', JSON.stringify([uid, content]));
      return untilUncontended(async () => {
        const at = new Date().toISOString();
        const kept = readThread(await community.get(threadSk));
        const thread = kept ?? newThread(uid, at);
        const number = thread.messages + 1;
        const row = await messageRow(seal, { uid, number, from: 'member', at, content });
        const outcome = await once(requestId, fingerprint, (transaction) => {
          transaction.put('community', { ...row, ...community.key(messageSk(number)) }, 'absent', 'changed');
          const isKept = kept !== undefined;
          const written = writtenTo(thread, isKept, at);
          transaction.update('community', community.key(threadSk), written, unchanged(thread, isKept), 'changed');
          transaction.emit(messageWritten, { uid, message: number });
          return { id: String(number), at };
        });
        if (outcome.kind === 'refused') return contended;
        if (outcome.kind === 'written') log(lines.messageWritten, {}, { Announced: 1 });
        const { id, at: writtenAt } = outcome.answer;
        const message = { id, from: 'member', content, create_time: writtenAt } as const;
        return new Told(message, 'Your message is with customer service.');
      });
    },
);
