import { oneByOne } from '../../events/consumer-entry.ts';
import { examSignedUp } from '../../events/exam-signed-up/event.ts';
import { consumer, eachDelivery, mailing, opening, rows } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { signedUpMail } from './mails/signed-up-mail.ts';
import { candidateOf, placeOf, StoredSignUp, signUpKey } from './sign-ups/sign-up.ts';
import { certificationTable } from './tables.ts';

/** Confirms a sign-up by mail. One that was erased meanwhile is not confirmed. Idempotency key: the event's id. */
export default consumer(
  {
    ...oneByOne,
    subscribesTo: [examSignedUp],
    userImpact: 'Candidates have signed up for the exam and get no mail that confirms it: they sign up again, or call.',
    uses: { certification: rows(certificationTable, 'GetItem'), open: opening(), send: mailing(signedUpMail) },
  },
  ({ send, certification, open }) =>
    eachDelivery(async ({ id, data: { signUp: number } }) => {
      const item = await certification.get(signUpKey(placeOf(number)));
      if (!item) return log(lines.signUpMissing, {});
      const signUp = StoredSignUp.parse(item);
      const { name, phone, email } = await candidateOf({ open }, signUp);
      await send(signedUpMail, { to: email, id }, { period: signUp.period, name, phone });
    }),
);
