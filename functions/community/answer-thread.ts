import { messageAnswered } from '../../events/message-answered/event.ts';
import { answerThread } from '../../shared/contract/community/message-desk.ts';
import { auditing, operation, rowsOfMember, sealing } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { contended, untilUncontended } from '../platform/tables/contention.ts';
import * as lines from './log-lines.ts';
import {
  answeredIn,
  messageRow,
  messageSk,
  noThread,
  readThread,
  type Thread,
  threadSk,
  unchanged,
} from './messages/message-thread.ts';
import { messageRetention } from './retention.ts';
import { communityTable } from './tables.ts';

/**
 * Keeps an answer of customer service, with the audit trail and the event by which its member is told. Only who has a thread is answered: one who is being
 * erased gets nothing that would be left.
 */
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
  ({ ownedBy, audited, seal }) =>
    ({ member: uid, content, operator }) =>
      untilUncontended(async () => {
        const { community } = ownedBy({ uid });
        const thread = readThread(await community.get(threadSk));
        if (!thread) throw noThread();
        const at = new Date().toISOString();
        const number = thread.messages + 1;
        const row = await messageRow(seal, { uid, number, from: 'staff', at, content });
        const waitedSeconds = waitedFor(thread);
        const outcome = await audited<'changed'>({ operator, subject: uid }, (transaction) => {
          const threadKey = community.key(threadSk);
          transaction.put('community', { ...row, ...community.key(messageSk(number)) }, 'absent', 'changed');
          transaction.update('community', threadKey, answeredIn(thread), unchanged(thread, true), 'changed');
          transaction.emit(messageAnswered, { uid, answer: thread.answers + 1, waitedSeconds });
        });
        if (outcome === 'changed') return contended;
        log(lines.messageAnswered, {}, { Announced: 1 });
        return { id: String(number), from: 'staff' as const, content, create_time: at };
      }),
);

function waitedFor({ waitingSince }: Thread): number | null {
  return waitingSince === undefined ? null : Math.max(0, Math.round((Date.now() - Date.parse(waitingSince)) / 1_000));
}
