import type { OpenedRecord } from '../../../shared/contract/personal-records.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Table } from '../../platform/tables/table.ts';
import { memberPartition } from '../../platform/tables/tables.ts';
import { messageOpener, readThread, threadSk } from './message-thread.ts';

/** Opens what is kept of a member's thread with customer service: the thread itself, or a message of it; nothing where it was erased meanwhile. */
export function ownedMessages(community: Table<'GetItem'>, sealer: Pick<Sealer, 'open'>) {
  const open = messageOpener(sealer);
  return async (uid: string, sk: string): Promise<OpenedRecord['says'] | undefined> => {
    const item = await community.get({ pk: memberPartition(uid), sk });
    if (!item) return undefined;
    if (sk === threadSk) {
      const { messages = 0, read = 0, client = '', boundAt = '' } = readThread(item) ?? {};
      return { messages, answersRead: read, client, boundAt };
    }
    const message = await open(uid, item);
    return message && { from: message.from, content: message.content };
  };
}
