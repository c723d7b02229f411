import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';

/** Somebody proved an address and asked for an account under a name that has one. Only their mailbox learns it. */
export const registrationDeclined = defineEvent({
  name: 'registration.declined.v1',
  summary: 'Announced by `registerMember`; `mailMembers` tells the address that the name has an account.',
  data: z.object({
    /** The address that was proved, sealed for accounts under the keyed hash of it. */
    sealedAddress: z.string(),
    addressHash: z.string(),
  }),
});
