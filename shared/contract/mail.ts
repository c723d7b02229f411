import * as z from 'zod/mini';
import { exampleOperator, operator } from './audit-schemas.ts';
import { defineEndpoint } from './endpoint.ts';
import { asMailAddress, mailRule } from './text-fields.ts';

/** An address that gets no more mail: as a keyed hash, since when (ISO 8601, UTC), and why. */
const StoppedAddress = z.object({ address: z.string(), since: z.string(), reason: z.enum(['bounce', 'complaint']) });

export const listStoppedAddresses = defineEndpoint({
  summary: 'Lists the addresses that get no more mail, as keyed hashes, the latest first.',
  caller: 'ops',
  request: z.object({}),
  example: {},
  response: z.array(StoppedAddress),
  dialect: 'status',
});

export const resumeMail = defineEndpoint({
  summary: 'Lets an address that was stopped get mail again, and notes in the audit trail who did.',
  caller: 'ops',
  request: z.object({
    email: z.string().check(z.maxLength(320), asMailAddress, mailRule('This is no e-mail address')),
    operator,
  }),
  example: { email: 'ada@example.com', operator: exampleOperator },
  audits: 'mail.resumed',
  /** Whether the address had been stopped. */
  response: z.object({ resumed: z.boolean() }),
  dialect: 'status',
});
