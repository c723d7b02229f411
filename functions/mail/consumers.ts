import { type ConsumerEntries, usual } from '../../events/consumer-entry.ts';
import { mailBounced, mailComplained } from '../../events/mail-outcomes/aws-events.ts';

export const consumers = {
  stopMail: {
    ...usual,
    takes: [mailBounced, mailComplained],
    harm: 'Mail goes on to addresses that do not exist, until our mail is taken for spam.',
  },
} as const satisfies ConsumerEntries;
