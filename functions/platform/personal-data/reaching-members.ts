import { contactContext } from '../../../shared/manifest/function-needs.ts';
import type { Capability } from '../capability.ts';
import { openTable } from '../tables/table-value.ts';
import { sessionsTable } from '../tables/tables.ts';
import { createSealer } from './field-encryption.ts';
import { type AddressOf, addressReader, type ContactOf, contactReader } from './member-contact.ts';
import { keys } from './sealing.ts';

const grants = { reachesMembers: true } as const;

const open = () => contactReader({ table: openTable(sessionsTable), open: createSealer(keys(), contactContext).open });

/** The contacts of members, by their ids, to write to them. */
export function readingContacts(): Capability<ContactOf, 'opens'> {
  return { grants, open };
}

/** Their e-mail addresses alone. */
export function readingAddresses(): Capability<AddressOf, 'opens'> {
  return { grants, open: () => addressReader(open()) };
}
