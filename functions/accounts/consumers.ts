import { codeRequested } from '../../events/code-requested/event.ts';
import { type ConsumerEntries, mailing } from '../../events/consumer-entry.ts';

export const consumers = {
  mailCodes: {
    ...mailing,
    takes: [codeRequested],
    // Somebody sits in front of the form: a thousand codes a minute, and a failure costs ten seconds.
    concurrency: 10,
    retrySeconds: 10,
    receives: 180,
    harm: 'People wait in vain for the code that lets them sign in, register or set a new password.',
  },
} as const satisfies ConsumerEntries;
