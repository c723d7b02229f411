import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';

/** Somebody asks for a code by which they reach what is kept of their sign-ups. Whether there are any shows in a mail alone. */
export const ownSignUpsAsked = defineEvent({
  name: 'own-sign-ups.asked.v1',
  summary:
    'Published by `sendOwnSignUpsCode`; `askForOwnSignUps` asks for the code where there is a sign-up of that name.',
  data: z.object({
    /** The keyed hash of the ID number. */
    idHash: z.string(),
    /** The keyed hash of the name that belongs to it. */
    nameHash: z.string(),
  }),
});
