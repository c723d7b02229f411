import { oneByOne } from '../../events/consumer-entry.ts';
import { uploadInspected } from '../../events/upload-inspected/event.ts';
import { uploadOverdue } from '../../events/upload-overdue/event.ts';
import { uploadRefused } from '../../events/upload-refused/event.ts';
import type { SignUpState } from '../../shared/contract/certification-schemas.ts';
import { keptMonths } from '../../shared/kept-months.ts';
import { consumer, eachDelivery, mailing, opening, rows } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { photoMail } from './mails/photo-mail.ts';
import { candidateOf, laterPeriod, placeOf, StoredSignUp, signUpKey, takerOf } from './sign-ups/sign-up.ts';
import { certificationTable } from './tables.ts';

const examTaker = 'exam#';

/**
 * Notes in a sign-up what became of its photo, and tells the candidate where another one is needed: a refused photo, or one that has not come in ten minutes.
 * Their place is kept; they sign up again with another photo. One that is inspected late is right again.
 * Idempotency key: the event's id, of the mail; what a sign-up says is set to the same again.
 */
export default consumer(
  {
    ...oneByOne,
    subscribesTo: [uploadInspected, uploadRefused, uploadOverdue],
    userImpact: 'Candidates whose photo cannot be used are not told, and stand at the exam without one.',
    uses: {
      certification: rows(certificationTable, 'GetItem', 'UpdateItem'),
      open: opening(),
      send: mailing(photoMail),
    },
  },
  ({ send, certification, open }) => {
    const move = (signUp: StoredSignUp, from: readonly SignUpState[], to: SignUpState, erasedAfter: number) =>
      certification.update(
        signUpKey(signUp),
        { set: { state: to, erasedIn: laterPeriod(signUp.period, erasedAfter) } },
        { photo: signUp.photo ?? '', state: { oneOf: from } },
      );
    return eachDelivery(async ({ event, id, data: { key, usedBy } }) => {
      if (!usedBy.startsWith(examTaker)) return;
      const item = await certification.get(signUpKey(placeOf(usedBy.slice(examTaker.length))));
      const signUp = item && StoredSignUp.parse(item);
      if (!signUp || signUp.photo !== key || takerOf(signUp) !== usedBy) return;
      if (event === 'upload.inspected.v1') {
        await move(signUp, ['photo-missing'], 'received', keptMonths.uncertified);
        return;
      }
      const state = event === 'upload.refused.v1' ? 'photo-refused' : 'photo-missing';
      const isMoved = await move(signUp, ['received', 'photo-missing'], state, keptMonths.withoutPhoto);
      // Told already, unless the event comes again; or awarded or signed up anew meanwhile.
      if (!isMoved && signUp.state !== state) return;
      const { email } = await candidateOf({ open }, signUp);
      const ending = await send(photoMail, { to: email, id }, { period: signUp.period, state });
      if (ending === 'sent') log(lines.photoTold, { state });
    });
  },
);
