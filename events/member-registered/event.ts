import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';

/** Somebody opened an account. Who they are stays in the table, sealed. */
export const memberRegistered = defineEvent({
  name: 'member.registered.v1',
  summary: 'Announced by `registerMember`; `mailMembers` welcomes the member, `countMembers` counts.',
  data: z.object({ uid: z.string() }),
});
