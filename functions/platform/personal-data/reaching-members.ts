import type { Capability } from '../capability.ts';
import type { AddressOf, ContactOf } from './member-contact.ts';
import { openContacts } from './open-contacts.ts';

const grants = { reachesMembers: true } as const;

/** The contacts of members, by their ids, to write to them. */
export function readingContacts(): Capability<ContactOf, 'opens'> {
  return { grants, open: () => openContacts(grants).contactOf };
}

/** Their e-mail addresses alone. */
export function readingAddresses(): Capability<AddressOf, 'opens'> {
  return { grants, open: () => openContacts(grants).addressOf };
}
