import * as z from 'zod/mini';
import { Profile } from '../../../shared/contract/account-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { type MemberState, memberStateNames } from '../../../shared/member-states.ts';
import { mobileNumber } from '../../../shared/typed/numbers.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Key } from '../../platform/tables/item.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import { memberPartition } from '../../platform/tables/tables.ts';

/**
 * Members, in the accounts table. Who they are is sealed under their id; the hashes are keyed, so they tell nothing without the key.
 *
 * | item       | pk             | sk               | attributes                                                         |
 * |------------|----------------|------------------|--------------------------------------------------------------------|
 * | member     | `member#<uid>` | `member`         | as `StoredMember`                                                  |
 * | network    | `member#<uid>` | `network#<hash>` | a network from which they signed in, until `expires`               |
 * | login name | `name#<hash>`  | `name`           | `uid`; the e-mail address of each member, and a number where given |
 * | link       | `link#<hash>`  | `link`           | `uid`, `sessionId`, of a link that signs in once, until `expires`  |
 *
 * Passkeys lie beside them (`passkeys/passkey-repository.ts`).
 * What other files keep in a member's partition is sealed under `<uid>#<sk>`, so that it can be exported without knowing what it is.
 * The index `byErasure` lists the accounts of one state by the day after which they are erased.
 */
export const memberSk = 'member';

export function memberKey(uid: string): Key {
  return { pk: memberPartition(uid), sk: memberSk };
}

export function nameKey(nameHash: string): Key {
  return { pk: `name#${nameHash}`, sk: 'name' };
}

/** Those who may sign in. */
export const admitted = ['active', 'leaving'] as const;

/** Those of an account that nobody erases: what is written in another would outlive it. */
export const keptStates = memberStateNames.filter((state) => state !== 'erasing');

export const StoredMember = z.object({
  uid: z.string(),
  state: z.enum(memberStateNames),
  /** ISO 8601, UTC. */
  registeredAt: z.iso.datetime(),
  /** Raised whenever what they sign in with changes: who read an older one signs in no more. */
  credentials: z.int(),
  passwordHash: z.string(),
  /** Keyed hash of the address to which their codes go. */
  emailHash: z.string(),
  /** That of the number, where it is a login name. */
  phoneHash: z.optional(z.string()),
  /** The day after which the account is erased, `YYYY-MM-DD` in UTC (`erasure-day.ts`). */
  erasedOn: z.iso.date(),
  /** Raised with each change of the profile, so that the later of two is told. */
  revision: z.int(),
  /** What they say of themselves, as `MemberFields`, sealed under the uid. */
  sealed: z.string(),
});
export type StoredMember = z.output<typeof StoredMember>;

/** What is sealed of a member; empty where there is nothing. */
export const MemberFields = z.omit(Profile, { uid: true });
export type MemberFields = z.output<typeof MemberFields>;

/** The keyed hash by which a login name is found. */
export function hashOfName({ lookupHash }: Pick<Sealer, 'lookupHash'>, name: string): Promise<string> {
  return lookupHash(mobileNumber.test(name) ? 'phone' : 'email', name);
}

const NameItem = z.object({ uid: z.string() });

/** A member who does not exist: reads for a name that nobody has take as long as others. */
const nobody = 'nobody';

/** Reads a member by their id. */
export function memberReader(table: Table<'GetItem'>) {
  return async (uid: string): Promise<StoredMember | undefined> => {
    const item = await table.get(memberKey(uid));
    return item && StoredMember.parse(item);
  };
}

/** Finds a member by the hash of a login name: two reads, whether there is one or not. */
export function memberFinder(table: Table<'GetItem'>) {
  const read = memberReader(table);
  return async (nameHash: string): Promise<StoredMember | undefined> => {
    const name = await table.get(nameKey(nameHash));
    return read(name ? NameItem.parse(name).uid : nobody);
  };
}

/** The member whose partition it is; undefined for one who was erased while signed in. */
export async function ownMember(owned: Pick<OwnedTable<'GetItem'>, 'get'>): Promise<StoredMember | undefined> {
  const item = await owned.get(memberSk);
  return item && StoredMember.parse(item);
}

/** The same. @throws Refusal −1 for one who was erased while signed in */
export async function demandOwnMember(owned: Pick<OwnedTable<'GetItem'>, 'get'>): Promise<StoredMember> {
  const member = await ownMember(owned);
  if (!member) throw new Refusal('This account is no longer there', -1);
  return member;
}

const ListedMember = z.object({ uid: z.string() });

/** Lists the ids of accounts in a state that are erased after a day of a range, both included. */
export function erasureLister(index: Index) {
  return async function* (state: MemberState, from: string, to: string): AsyncGenerator<string> {
    for await (const items of index.queryPages(state, { between: [from, to] }))
      for (const item of items) yield ListedMember.parse(item).uid;
  };
}
