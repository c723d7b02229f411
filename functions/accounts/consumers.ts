import { codeRequested } from '../../events/code-requested/event.ts';
import { type ConsumerEntries, oneByOne, usual } from '../../events/consumer-entry.ts';
import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { memberRegistered } from '../../events/member-registered/event.ts';
import { registrationDeclined } from '../../events/registration-declined/event.ts';

export const consumers = {
  mailCodes: {
    ...oneByOne,
    takes: [codeRequested],
    // Somebody sits in front of the form: a thousand codes a minute, and a failure costs ten seconds.
    concurrency: 10,
    retrySeconds: 10,
    receives: 180,
    lateSeconds: 120,
    harm: 'People wait in vain for the code that lets them sign in, register or set a new password.',
  },
  mailMembers: {
    ...oneByOne,
    takes: [memberRegistered, registrationDeclined, credentialsChanged],
    harm: 'Accounts are opened and changed, but nobody is told: a stranger at an account stays unnoticed.',
  },
  countMembers: {
    ...usual,
    takes: [memberRegistered],
    harm: 'Accounts are opened, but are missing from the figures.',
  },
} as const satisfies ConsumerEntries;
