import { messageWritten } from '../../../events/message-written/event.ts';
import type { Message } from '../../../shared/contract/message-schemas.ts';
import type { Once } from '../../platform/calls/once.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { messageRow, messageSk, newThread, readThread, threadSk, unchanged, writtenTo } from './message-thread.ts';

interface Sender {
  readonly ownedBy: OwnedBy<{ readonly community: OwnedTable<'GetItem'> }>;
  readonly sealer: Pick<Sealer, 'seal' | 'lookupHash'>;
  readonly once: Once<Only<{ PutItem: 'community'; UpdateItem: 'community'; emits: 'message.written.v1' }>>;
  readonly now: () => number;
}

interface Sent {
  readonly content: string;
  readonly request_id?: string | undefined;
}

/** Keeps what a member writes to customer service, and announces it, both or neither. The same request sent again writes nothing and is answered alike. */
export function messageSender({ ownedBy, sealer, once, now }: Sender) {
  return async ({ content, request_id: requestId }: Sent, uid: string): Promise<Message> => {
    const { community } = ownedBy({ uid });
    const fingerprint = await sealer.lookupHash('content', JSON.stringify([uid, content]));
    return untilUncontended(async () => {
      const at = new Date(now()).toISOString();
      const kept = readThread(await community.get(threadSk));
      const thread = kept ?? newThread(uid, at);
      const number = thread.messages + 1;
      const row = await messageRow(sealer, { uid, number, from: 'member', at, content });
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
      return { id, from: 'member', content, create_time: writtenAt };
    });
  };
}
