import * as z from 'zod/mini';
import { messageAnswered } from '../../../events/message-answered/event.ts';
import type { Message, WaitingThread } from '../../../shared/contract/message-schemas.ts';
import type { PageAsked, PageFound } from '../../../shared/contract/page-number.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { Item } from '../../platform/tables/item.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import type { threadReader } from './message-lister.ts';
import { answeredIn, messageRow, messageSk, readThread, type Thread, threadSk, unchanged } from './message-thread.ts';

const noThread = () => new Refusal('This member has not written');

const Waiting = z.object({ member: z.string(), waiting: z.int(), waitingSince: z.iso.datetime() });

/** A thread of the index of those that wait, as operators see it. */
export function waitingThread(item: Item): WaitingThread {
  const { member, waiting, waitingSince } = Waiting.parse(item);
  return { member, messages: waiting, since: waitingSince };
}

interface Opener {
  readonly read: ReturnType<typeof threadReader>;
  readonly ownedBy: OwnedBy<{ readonly community: OwnedTable<'GetItem' | 'Query'> }>;
  readonly audited: Audited<Only<object>>;
}

/** Opens a page of a member's thread, once the audit trail says who did. @throws Refusal for a member without one */
export function threadOpener({ read, ownedBy, audited }: Opener) {
  return async ({
    member: uid,
    operator,
    ...page
  }: PageAsked & { readonly member: string; readonly operator: string }): Promise<PageFound<Message>> => {
    const { community } = ownedBy({ uid });
    if (!(await community.get(threadSk))) throw noThread();
    await audited({ operator, subject: uid });
    const { list, count } = await read(uid, community, page);
    return { list, count };
  };
}

interface Answerer {
  readonly ownedBy: OwnedBy<{ readonly community: OwnedTable<'GetItem'> }>;
  readonly sealer: Pick<Sealer, 'seal'>;
  readonly audited: Audited<Only<{ PutItem: 'community'; UpdateItem: 'community'; emits: 'message.answered.v1' }>>;
  readonly now: () => number;
}

interface Answer {
  readonly member: string;
  readonly content: string;
  readonly operator: string;
}

/**
 * Keeps an answer of customer service, with the audit trail and the event by which its member is told. Only who has a thread is answered: one who is being
 * erased gets nothing that would be left.
 * @throws Refusal for a member without a thread
 */
export function threadAnswerer({ ownedBy, sealer, audited, now }: Answerer) {
  return ({ member: uid, content, operator }: Answer): Promise<Message> =>
    untilUncontended(async () => {
      const { community } = ownedBy({ uid });
      const thread = readThread(await community.get(threadSk));
      if (!thread) throw noThread();
      const at = new Date(now()).toISOString();
      const number = thread.messages + 1;
      const row = await messageRow(sealer, { uid, number, from: 'staff', at, content });
      const waitedSeconds = waitedFor(thread, now());
      const outcome = await audited<'changed'>({ operator, subject: uid }, (transaction) => {
        transaction.put('community', { ...row, ...community.key(messageSk(number)) }, 'absent', 'changed');
        transaction.update(
          'community',
          community.key(threadSk),
          answeredIn(thread),
          unchanged(thread, true),
          'changed',
        );
        transaction.emit(messageAnswered, { uid, answer: thread.answers + 1, waitedSeconds });
      });
      if (outcome === 'changed') return contended;
      log(lines.messageAnswered, {}, { Announced: 1 });
      return { id: String(number), from: 'staff', content, create_time: at };
    });
}

function waitedFor({ waitingSince }: Thread, now: number): number | null {
  return waitingSince === undefined ? null : Math.max(0, Math.round((now - Date.parse(waitingSince)) / 1_000));
}
