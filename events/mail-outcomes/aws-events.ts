import * as z from 'zod/mini';
import { defineAwsEvent } from '../event.ts';

/** The tag that every mail of ours carries, as SES repeats it: a list of one. */
const mail = z.object({ tags: z.object({ 'mail-id': z.tuple([z.string()]) }) });
const mailId = 'mail.tags.mail-id';

/** SES could not deliver a mail. The event itself names the address, which nobody is handed. */
export const mailBounced = defineAwsEvent({
  from: 'aws.ses',
  name: 'Email Bounced',
  about: 'mail',
  keeps: [mailId, 'bounce.bounceType'],
  summary: 'A mail could not be delivered: for good (`Permanent`), for now, or nobody knows.',
  detail: z.object({ mail, bounce: z.object({ bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']) }) }),
});

/** Somebody said that a mail is spam. */
export const mailComplained = defineAwsEvent({
  from: 'aws.ses',
  name: 'Email Complaint Received',
  about: 'mail',
  keeps: [mailId],
  summary: 'The reader of a mail told the provider that it is spam.',
  detail: z.object({ mail }),
});
