import type { Message } from '../../../shared/contract/message-schemas.ts';
import type { PageAsked, PageFound } from '../../../shared/contract/page-number.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import { messageOpener, messageSk, readThread, type Thread, threadSk } from './message-thread.ts';

interface PageOfThread extends PageFound<Message> {
  readonly thread: Thread | undefined;
}

/** Reads a page of a member's thread, the newest message first: one query, whichever page it is. */
export function threadReader(open: Sealer['open']) {
  const openMessage = messageOpener(open);
  return async (
    uid: string,
    owned: OwnedTable<'GetItem' | 'Query'>,
    { page, size }: PageAsked,
  ): Promise<PageOfThread> => {
    const thread = readThread(await owned.get(threadSk));
    const count = thread?.messages ?? 0;
    const newest = count - (page - 1) * size;
    if (newest < 1) return { thread, list: [], count };
    const oldest = Math.max(1, newest - size + 1);
    const items = await owned.queryAll([messageSk(oldest), messageSk(newest)]);
    const messages = await Promise.all(items.toReversed().map((item) => openMessage(uid, item)));
    return { thread, list: messages.filter((message) => message !== undefined), count };
  };
}
