import * as z from 'zod/mini';
import { codePurposes } from '../../shared/code-purposes.ts';
import { defineEvent } from '../event.ts';

/** Somebody asked for a code. The address is sealed for accounts, under `sealedFor`; the code itself is nowhere yet. */
export const codeRequested = defineEvent({
  name: 'code.requested.v1',
  summary: 'Published by `sendEmailCode` and `sendOwnCode`; `mailCodes` makes the code, keeps its hash and mails it.',
  data: z.object({
    purpose: z.enum(codePurposes),
    /** The address, sealed under the keyed hash of it. */
    sealedAddress: z.string(),
    /** The keyed hash of the address. */
    addressHash: z.string(),
  }),
});
