import { oneByOne } from '../../events/consumer-entry.ts';
import { examSignedUp } from '../../events/exam-signed-up/event.ts';
import { consumer, eachDelivery, mailing, opening, rows } from '../platform/index.ts';
import { signUpMailer } from './mails/sign-up-mailer.ts';
import { signedUpMail } from './mails/signed-up-mail.ts';
import { certificationTable } from './tables.ts';

/** Idempotency key: the event's id. */
export default consumer(
  {
    ...oneByOne,
    subscribesTo: [examSignedUp],
    userImpact: 'Candidates have signed up for the exam and get no mail that confirms it: they sign up again, or call.',
    uses: { certification: rows(certificationTable, 'GetItem'), open: opening(), send: mailing(signedUpMail) },
  },
  ({ send, certification, open }) => eachDelivery(signUpMailer({ table: certification, sealer: { open }, send })),
);
