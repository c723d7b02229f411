import * as z from 'zod/mini';
import { codePurposes } from '../../shared/code-purposes.ts';
import { defineEvent } from '../event.ts';

/** Somebody asked for a code. The address is sealed for accounts, under `sealedFor`; the code itself is nowhere yet. */
export const codeRequested = defineEvent({
  name: 'code.requested.v1',
  summary:
    'Published by `sendEmailCode`, `sendOwnCode`, `sendExamCode` and `askForOwnSignUps`; `mailCodes` makes the code, keeps its hash and mails it.',
  data: z.object({
    purpose: z.enum(codePurposes),
    /** The address, sealed under `addressHash`. */
    sealedAddress: z.string(),
    /** The keyed hash of what the code is bound to: of the address; of phone and address for an exam; of ID number and address for somebody's own sign-ups. */
    addressHash: z.string(),
  }),
});
