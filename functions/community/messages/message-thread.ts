import * as z from 'zod/mini';
import type { Message, WaitingThread } from '../../../shared/contract/message-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Condition } from '../../platform/tables/conditions.ts';
import type { Change } from '../../platform/tables/expressions.ts';
import type { Item } from '../../platform/tables/item.ts';
import { entryRange, entrySk } from '../../platform/tables/numbered-list.ts';
import { messageRetention } from '../retention.ts';

/**
 * The messages between a member and customer service, in the member's partition of the community table.
 *
 * | item    | pk             | sk                                       | attributes                                                        |
 * |---------|----------------|------------------------------------------|-------------------------------------------------------------------|
 * | thread  | `member#<uid>` | `thread`                                 | as `Thread`; `waitsFor` and `waitingSince` while it waits for an answer |
 * | message | `member#<uid>` | `message#<its number, in twelve digits>` | `from`, `at`; what it says, sealed under the uid and `sk`; `expires` |
 *
 * A message and the thread's numbers are written in one transaction, so a page is one query, however long the thread is. Index `byWaiting` lists the
 * threads that wait, the longest first.
 */
export const threadSk = 'thread';

const prefix = 'message#';

export const messageSk = (number: number) => `${prefix}${entrySk(number)}`;
export const messageRange = [`${prefix}${entryRange[0]}`, `${prefix}${entryRange[1]}`] as const;

/** The partition of `byWaiting` in which all threads are that wait for an answer. */
export const waitingForStaff = 'staff';

const numberOf = (sk: string) => Number(sk.slice(prefix.length));

export const Thread = z.object({
  /** Whose it is, by the id: not `uid`, by which comments are listed. */
  member: z.string(),
  /** When it began, ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** How many messages there are of both. */
  messages: z.int(),
  /** How many of them are answers of customer service. */
  answers: z.int(),
  /** How many of these the member has read. */
  read: z.int(),
  /** How many messages of the member came since the last answer, and when the first of them came (ISO 8601, UTC). */
  waiting: z.int(),
  waitingSince: z.optional(z.iso.datetime()),
  /** With which client the member reads them, and since when. */
  client: z.optional(z.string()),
  boundAt: z.optional(z.iso.datetime()),
});
export type Thread = z.output<typeof Thread>;

/** A thread in which nobody has written yet. */
export function newThread(uid: string, at: string): Thread {
  return { member: uid, at, messages: 0, answers: 0, read: 0, waiting: 0 };
}

/** The thread in its row; nothing where there is none. */
export function readThread(item: Item | undefined): Thread | undefined {
  return item && Thread.parse(item);
}

/** How many answers a member has not read. */
export function unreadIn(thread: Thread | undefined): number {
  return thread ? thread.answers - thread.read : 0;
}

/** Holds while nobody else writes into the thread; of one that is only thought of, while there is none. */
export function unchanged(thread: Thread, isKept: boolean): Condition {
  return isKept ? { messages: thread.messages } : 'absent';
}

/**
 * What a message of the member changes: the thread waits for an answer, since the first message that has none. How far it was read stays as it is,
 * as it may be read meanwhile.
 */
export function writtenTo(thread: Thread, isKept: boolean, now: string): Change {
  const { member, at, messages, answers, read, waiting, waitingSince } = thread;
  const begun = isKept ? {} : { member, at, answers, read };
  const waits = { waiting: waiting + 1, waitingSince: waitingSince ?? now, waitsFor: waitingForStaff };
  return { set: { ...begun, messages: messages + 1, ...waits } };
}

/** What an answer changes: nothing waits any more. */
export function answeredIn({ messages, answers }: Thread): Change {
  return { set: { messages: messages + 1, answers: answers + 1, waiting: 0 }, remove: ['waitingSince', 'waitsFor'] };
}

export const noThread = () => new Refusal('This member has not written');

const Waiting = z.object({ member: z.string(), waiting: z.int(), waitingSince: z.iso.datetime() });

/** A thread of the index of those that wait, as operators see it. */
export function waitingThread(item: Item): WaitingThread {
  const { member, waiting, waitingSince } = Waiting.parse(item);
  return { member, messages: waiting, since: waitingSince };
}

const Row = z.object({
  sk: z.string(),
  from: z.enum(['member', 'staff']),
  at: z.iso.datetime(),
  sealed: z.string(),
  /** Unix time in seconds. */
  expires: z.int(),
});

const Said = z.object({ content: z.string() });

const subjectOf = (uid: string, sk: string) => `${uid}#${sk}`;

interface NewMessage extends Omit<Message, 'id' | 'create_time'> {
  readonly uid: string;
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The row of a message. */
export async function messageRow(seal: Sealer['seal'], { uid, number, from, at, content }: NewMessage): Promise<Item> {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + messageRetention.months);
  const sealed = await seal(subjectOf(uid, messageSk(number)), { content });
  return { from, at, sealed, expires: Math.ceil(end.getTime() / 1_000) };
}

/** Opens the row of a message; nothing for one whose time is over, as DynamoDB deletes such rows some day. */
export function messageOpener(open: Sealer['open']) {
  return async (uid: string, item: Item): Promise<Message | undefined> => {
    const { sk, from, at, sealed, expires } = Row.parse(item);
    if (expires * 1_000 <= Date.now()) return undefined;
    const { content } = Said.parse(await open(subjectOf(uid, sk), sealed));
    return { id: String(numberOf(sk)), from, content, create_time: at };
  };
}
