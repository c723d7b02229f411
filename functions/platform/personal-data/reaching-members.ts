import type { Capability } from '../capability.ts';
import { type ContactClients, openContacts } from './open-contacts.ts';

/** The contacts of members, by their ids, to write to them. */
export function reachingMembers(): Capability<ContactClients, 'opens'> {
  const grants = { reachesMembers: true } as const;
  return { grants, open: () => openContacts(grants) };
}
