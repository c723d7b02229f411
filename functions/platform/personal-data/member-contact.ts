import * as z from 'zod/mini';
import { contactContext } from '../sheet/contact-context.ts';
import type { Item, Key } from '../tables/item.ts';
import type { Table } from '../tables/table.ts';
import { memberPartition } from '../tables/tables.ts';
import type { Sealer } from './field-encryption.ts';

// How a member is reached by mail, so that other domains can write to them without opening their account: one row of the table
// `sessions`, at `member#<uid>`, `contact`. Accounts write it together with the address that it repeats, and erase it with the account.

/** The sort key of a member's contact. */
export const contactSk = 'contact';

const contactKey = (uid: string): Key => ({ pk: memberPartition(uid), sk: contactSk });

const subjectOf = (uid: string) => `${uid}#${contactSk}`;

/** The row of a member's contact, for the transaction that sets or changes their address. */
export async function contactRow(
  { sealFor }: Pick<Sealer<typeof contactContext>, 'sealFor'>,
  uid: string,
  address: string,
): Promise<Item & Key> {
  return { ...contactKey(uid), sealed: await sealFor(contactContext, subjectOf(uid), { address }) };
}

/** The e-mail address of a member; undefined for one who is gone, or never had a contact. @throws when it does not open */
export type AddressOf = (uid: string) => Promise<string | undefined>;

const StoredContact = z.object({ sealed: z.string() });
const Contact = z.object({ address: z.string() });

interface Contacts {
  readonly table: Table<'GetItem'>;
  /** Opens what is sealed for `contactContext`. */
  readonly open: Sealer['open'];
}

export function contactReader({ table, open }: Contacts): AddressOf {
  return async (uid) => {
    const item = await table.get(contactKey(uid));
    if (!item) return undefined;
    return Contact.parse(await open(subjectOf(uid), StoredContact.parse(item).sealed)).address;
  };
}
