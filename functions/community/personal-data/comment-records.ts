import * as z from 'zod/mini';
import type { OpenedRecord, PersonalRecord } from '../../../shared/contract/personal-records.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { FindOfPerson } from '../../platform/personal-data/person.ts';
import type { Item } from '../../platform/tables/item.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import { memberPartition } from '../../platform/tables/tables.ts';
import { commentKey, hiddenKey } from '../comments/comment-repository.ts';
import { endedRange } from '../mails/ended-mails.ts';
import { messageOpener, messageRange, readThread, threadSk } from '../messages/message-thread.ts';

/** Few enough to be erased in one call. */
const most = 50;

/**
 * What is kept of a member: what they wrote, replies of others that name them, mails that they have ended, and their thread with customer service. The thread comes before
 * its messages: once it is erased nobody writes into it.
 */
const recordKinds = ['comment', 'mention', 'ended-mails', 'thread', 'message'] as const;
type RecordKind = (typeof recordKinds)[number];
const kindNames: readonly string[] = recordKinds;

const Row = z.object({ id: z.string(), postedAt: z.iso.datetime() });
const OwnedRow = z.object({ sk: z.string(), at: z.iso.datetime() });

interface Reader {
  readonly byAuthor: Index;
  readonly byAnswered: Index;
  readonly ownedBy: OwnedBy<{ readonly community: OwnedTable<'Query'> }>;
}

/** A record's id: whose it is, and what it is called there. */
const recordId = (uid: string, name: string) => `${uid}/${name}`;

/** Whose a record is, and what it is called there. */
export function placeOfRecord({ id }: Pick<PersonalRecord, 'id'>): { readonly uid: string; readonly name: string } {
  const end = id.indexOf('/');
  return { uid: id.slice(0, end), name: id.slice(end + 1) };
}

function commentRecord(kind: RecordKind, uid: string, item: Item): PersonalRecord {
  const { id, postedAt } = Row.parse(item);
  return { kind, id: recordId(uid, id), at: postedAt };
}

function ownedRecord(kind: RecordKind, uid: string, item: Item): PersonalRecord {
  const { sk, at } = OwnedRow.parse(item);
  return { kind, id: recordId(uid, sk), at };
}

/** Where rows lie that are in the member's own partition. */
const ownedRanges = { 'ended-mails': endedRange, thread: [threadSk, threadSk], message: messageRange } as const;

/** Reads a page of one kind of what is kept of a member. */
function pageReader({ byAuthor, byAnswered, ownedBy }: Reader) {
  return async (kind: RecordKind, uid: string, cursor: string) => {
    if (kind !== 'comment' && kind !== 'mention') {
      const page = await ownedBy({ uid }).community.query({ between: ownedRanges[kind], limit: most, cursor });
      return { list: page.items.map((item) => ownedRecord(kind, uid, item)), cursor: page.cursor };
    }
    const index = kind === 'comment' ? byAuthor : byAnswered;
    const page = await index.query(uid, { limit: most, cursor });
    return { list: page.items.map((item) => commentRecord(kind, uid, item)), cursor: page.cursor };
  };
}

/** Finds what is kept of a member, one kind after the other; of an address or a number nothing is kept. A cursor begins with the kind that it is of. */
export function recordsOfPerson(reader: Reader): FindOfPerson {
  const read = pageReader(reader);
  return async ({ by, value }, cursor) => {
    if (by !== 'member') return { list: [], cursor: '' };
    const [name = '', place = ''] = cursor === '' ? [recordKinds[0]] : cursor.split(/\.(.*)/s);
    const at = Math.max(0, kindNames.indexOf(name));
    const kind = recordKinds[at] ?? 'comment';
    const page = await read(kind, value, place);
    const next = page.cursor === '' ? recordKinds[at + 1] : kind;
    return { list: page.list, cursor: next === undefined ? '' : `${next}.${page.cursor}` };
  };
}

/** All that is kept of a member. */
export function allRecords(reader: Reader) {
  const find = recordsOfPerson(reader);
  return async function* (uid: string): AsyncGenerator<PersonalRecord> {
    let cursor = '';
    do {
      const page = await find({ by: 'member', value: uid }, cursor);
      yield* page.list;
      ({ cursor } = page);
    } while (cursor !== '');
  };
}

const Said = z.object({ name: z.string(), content: z.string(), toName: z.string() });

/** Opens such a record; undefined for one that was erased meanwhile. */
export function recordOpener(community: Table<'GetItem'>, open: Sealer['open']) {
  const openOwned = ownedMessages(community, open);
  return async (record: PersonalRecord): Promise<OpenedRecord['says'] | undefined> => {
    const { uid, name } = placeOfRecord(record);
    if (record.kind === 'ended-mails') return { mails: name.split('#')[1] };
    if (record.kind === 'thread' || record.kind === 'message') return openOwned(uid, name);
    // Where it is shown, or hidden.
    const item = (await community.get(commentKey(name))) ?? (await community.get(hiddenKey(name)));
    if (record.kind === 'mention') return item?.toUid === uid ? { named: String(item.toName) } : undefined;
    if (item?.uid !== uid) return undefined;
    const { name: called, content, toName } = Said.parse(item);
    return { name: called, content, answers: toName };
  };
}

/** Opens what is kept of a member's thread with customer service: the thread itself, or a message of it; nothing where it was erased meanwhile. */
function ownedMessages(community: Table<'GetItem'>, open: Sealer['open']) {
  const openMessage = messageOpener(open);
  return async (uid: string, sk: string): Promise<OpenedRecord['says'] | undefined> => {
    const item = await community.get({ pk: memberPartition(uid), sk });
    if (!item) return undefined;
    if (sk === threadSk) {
      const { messages = 0, read = 0, client = '', boundAt = '' } = readThread(item) ?? {};
      return { messages, answersRead: read, client, boundAt };
    }
    const message = await openMessage(uid, item);
    return message && { from: message.from, content: message.content };
  };
}
