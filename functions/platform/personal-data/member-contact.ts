import * as z from 'zod/mini';
import { contactContext } from '../../../shared/manifest/function-needs.ts';
import type { Item, Key } from '../tables/item.ts';
import type { Table } from '../tables/table.ts';
import { memberPartition } from '../tables/tables.ts';
import type { Sealer } from './field-encryption.ts';

// How a member is reached by mail and what others call them, so that other domains can write to them, and show who wrote something, without
// opening their account: one row of the table `sessions`, at `member#<uid>`, `contact`. Accounts write it together with the address and the name
// that it repeats, and erase it with the account.

/** The sort key of a member's contact. */
export const contactSk = 'contact';

const contactKey = (uid: string): Key => ({ pk: memberPartition(uid), sk: contactSk });

const subjectOf = (uid: string) => `${uid}#${contactSk}`;

/** How a member is reached, and who they are to others. */
export interface MemberContact {
  readonly address: string;
  /** What others call them. */
  readonly name: string;
  /** Empty where they name none. */
  readonly company: string;
  /** When they registered, ISO 8601, UTC. */
  readonly since: string;
}

/** The row of a member's contact, for the transaction that sets or changes something of it. */
export async function contactRow(
  { sealFor }: Pick<Sealer<typeof contactContext>, 'sealFor'>,
  uid: string,
  { address, name, company, since }: MemberContact,
): Promise<Item & Key> {
  return {
    ...contactKey(uid),
    sealed: await sealFor(contactContext, subjectOf(uid), { address, name, company, since }),
  };
}

/** The contact of a member; undefined for one who is gone, or never had one. @throws when it does not open */
export type ContactOf = (uid: string) => Promise<MemberContact | undefined>;

/** The e-mail address of a member; undefined for one who is gone, or never had a contact. @throws when it does not open */
export type AddressOf = (uid: string) => Promise<string | undefined>;

const StoredContact = z.object({ sealed: z.string() });

/** Older ones lack some: those have no name or company, and are of nobody who is new. */
const Contact = z.object({
  address: z.string(),
  name: z._default(z.string(), ''),
  company: z._default(z.string(), ''),
  since: z._default(z.string(), new Date(0).toISOString()),
});

interface Contacts {
  readonly table: Table<'GetItem'>;
  /** Opens what is sealed for `contactContext`. */
  readonly open: Sealer['open'];
}

export function contactReader({ table, open }: Contacts): ContactOf {
  return async (uid) => {
    const item = await table.get(contactKey(uid));
    if (!item) return undefined;
    return Contact.parse(await open(subjectOf(uid), StoredContact.parse(item).sealed));
  };
}

export function addressReader(contactOf: ContactOf): AddressOf {
  return async (uid) => (await contactOf(uid))?.address;
}
