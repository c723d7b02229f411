import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';

/** An account was erased: whatever else is kept of its member goes too, or loses what says who they were. */
export const memberErased = defineEvent({
  name: 'member.erased.v1',
  summary:
    'Announced by `eraseMembers` and `erasePersonFromAccounts`, once for each account; every domain with rows of members takes it.',
  data: z.object({ uid: z.string() }),
});
