import * as z from 'zod/mini';
import type { OpenedRecord, PersonalRecord } from '../../../shared/contract/personal-records.ts';
import { sessionRange } from '../../platform/calls/members/session.ts';
import { parsedJson } from '../../platform/outside/json-text.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { FindOfPerson, Subject } from '../../platform/personal-data/person.ts';
import type { Item } from '../../platform/tables/item.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Table } from '../../platform/tables/table.ts';
import { MemberFields, memberFinder, memberReader, memberSk, StoredMember } from './member-repository.ts';

/** Few enough to be opened in one call. */
const most = 100;

/** How cursors of the list of sessions begin. */
const inSessions = 'session.';

/**
 * The member whom an operator names: by the e-mail address, or by the id. A number is nobody's here: whoever registered with it has confirmed
 * an address, and never the number (product-rules.md#login-names).
 */
export function memberNamed(table: Table<'GetItem'>) {
  const [read, find] = [memberReader(table), memberFinder(table)];
  return async ({ by, value }: Subject): Promise<StoredMember | undefined> => {
    if (by === 'phone') return undefined;
    return by === 'member' ? read(value) : find(value);
  };
}

type RowsOf<Actions extends 'GetItem' | 'Query'> = OwnedBy<{
  readonly accounts: OwnedTable<Actions>;
  readonly sessions: OwnedTable<Actions>;
}>;

interface Keeping {
  readonly find: ReturnType<typeof memberNamed>;
  readonly ownedBy: RowsOf<'Query'>;
}

/**
 * Finds what accounts keep of a person: the account, what else lies in its member's partition, then the sessions. Networks are left out: a
 * hash of one, with the time until which it is known, says nothing to anybody; and so is the contact, which repeats the account's address.
 */
export function recordsOfPerson({ find, ownedBy }: Keeping): FindOfPerson {
  return async (subject, cursor) => {
    const member = await find(subject);
    if (!member) return { list: [], cursor: '' };
    const { accounts, sessions } = ownedBy(member);
    if (!cursor.startsWith(inSessions)) {
      const page = await accounts.query({ limit: most, cursor });
      const rows = page.items.filter((item) => kindOf(item) !== 'network');
      return { list: rows.map((item) => recordOf(member, item)), cursor: page.cursor || inSessions };
    }
    const page = await sessions.query({ between: sessionRange, limit: most, cursor: cursor.slice(inSessions.length) });
    return {
      list: page.items.map((item) => recordOf(member, item)),
      cursor: page.cursor && `${inSessions}${page.cursor}`,
    };
  };
}

interface Opener {
  readonly ownedBy: RowsOf<'GetItem'>;
  readonly open: Sealer['open'];
}

/** Opens such a record; undefined for one that was erased meanwhile. */
export function recordOpener({ ownedBy, open }: Opener) {
  return async ({ kind, id }: PersonalRecord): Promise<OpenedRecord['says'] | undefined> => {
    const [uid = '', ...ofRow] = id.split('#');
    const { accounts, sessions } = ownedBy({ uid });
    const item = await (kind === 'session' ? sessions : accounts).get(ofRow.join('#') || memberSk);
    if (!item) return undefined;
    if (kind === 'account') return accountSays(StoredMember.parse(item), open);
    const { sealed } = Row.parse(item);
    return readable({ ...item, ...(sealed !== undefined && (await open(id, sealed))) });
  };
}

async function accountSays({ uid, sealed, state, registeredAt, erasedOn }: StoredMember, open: Sealer['open']) {
  return { uid, state, registeredAt, erasedOn, ...MemberFields.parse(await open(uid, sealed)) };
}

const Row = z.object({
  sk: z.string(),
  sealed: z.optional(z.string()),
  addedAt: z.optional(z.iso.datetime()),
  startedAt: z.optional(z.number()),
});

const kindOf = (item: Item) => Row.parse(item).sk.split('#')[0] ?? '';

/** The id is what the row is sealed under: the uid, for other rows with their sort key. A row that says no time came after the account. */
function recordOf({ uid, registeredAt }: StoredMember, item: Item): PersonalRecord {
  const { sk, addedAt = registeredAt, startedAt } = Row.parse(item);
  if (sk === memberSk) return { kind: 'account', id: uid, at: registeredAt };
  const at = startedAt === undefined ? addedAt : new Date(startedAt * 1_000).toISOString();
  return { kind: kindOf(item), id: `${uid}#${sk}`, at };
}

/** What is ours in a row: keys of tables and of passkeys, and counts of changes. */
const ours = ['pk', 'sk', 'sealed', 'publicKey', 'credentialId', 'counter', 'revision', 'credentials', 'count'];

/** Attributes that are lists, kept as JSON. */
const lists = ['value', 'watched'];

/** What a row says, sealed or not, as a person reads it. */
function readable(item: Item): OpenedRecord['says'] {
  const said = Object.entries(item).filter(([name]) => !ours.includes(name) && !name.endsWith('Hash'));
  return Object.fromEntries(
    said.map(([name, value]) =>
      lists.includes(name) ? ['list', withTimes(parsedJson(String(value)))] : [name, timeOf(name, value, 1_000)],
    ),
  );
}

const Lesson = z.looseObject({ changed_at: z.number() });

/** A list, in which lessons say their times in milliseconds. */
function withTimes(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((entry) => {
    const lesson = z.safeParse(Lesson, entry);
    return lesson.success ? { ...lesson.data, changed_at: timeOf('changed_at', lesson.data.changed_at, 1) } : entry;
  });
}

/** A number that is a time, as ISO 8601; anything else as it is. @param unit its milliseconds */
function timeOf(name: string, value: unknown, unit: number): unknown {
  const isTime = typeof value === 'number' && /(At|_at)$|^expires$/.test(name);
  return isTime ? new Date(value * unit).toISOString() : value;
}
