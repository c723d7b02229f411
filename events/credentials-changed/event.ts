import * as z from 'zod/mini';
import { defineEvent } from '../event.ts';

/**
 * What a member signs in with has changed, the password or the login name, or they leave: older sessions end, and their address is told. It is told
 * of passkeys that are added or removed too, by which no session ends.
 */
export const credentialsChanged = defineEvent({
  name: 'credentials.changed.v1',
  summary:
    'Announced by `resetPassword`, `changeLoginName`, `deleteAccount`, `addPasskey` and `removePasskey`; `mailMembers` tells the address that the account had before, and ends what sessions are left.',
  data: z.object({
    uid: z.string(),
    what: z.enum(['password', 'login-name', 'leaving', 'passkey-added', 'passkey-removed']),
    /** The address before the change, sealed under the uid. */
    sealedAddress: z.string(),
    /** The credentials' number after the change: sessions that began under a lower one end. */
    credentials: z.int(),
  }),
});
