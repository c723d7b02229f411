import type { uploadInspected } from '../../../events/upload-inspected/event.ts';
import type { uploadOverdue } from '../../../events/upload-overdue/event.ts';
import type { uploadRefused } from '../../../events/upload-refused/event.ts';
import type { SignUpState } from '../../../shared/contract/certification-schemas.ts';
import { keptMonths } from '../../../shared/kept-months.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import { log } from '../../platform/logging/log.ts';
import type { SendMail } from '../../platform/mail/sender.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';
import { photoMail } from '../mails/photo-mail.ts';
import { candidateOf, laterPeriod, placeOf, StoredSignUp, signUpKey, takerOf } from './sign-up.ts';

interface Follower {
  readonly table: Table<'GetItem' | 'UpdateItem'>;
  readonly sealer: Pick<Sealer, 'open'>;
  readonly send: SendMail<'exam-photo'>;
}

type Told = DeliveryOf<typeof uploadInspected | typeof uploadRefused | typeof uploadOverdue>;

const examTaker = 'exam#';

/**
 * Notes in a sign-up what became of its photo, and tells the candidate where another one is needed: a refused photo, or one that has not come in ten minutes.
 * Their place is kept; they sign up again with another photo. One that is inspected late is right again. Idempotency key: the event's id, of the mail.
 */
export function photoFollower({ table, sealer, send }: Follower) {
  const move = (signUp: StoredSignUp, from: readonly SignUpState[], to: SignUpState, erasedAfter: number) =>
    table.update(
      signUpKey(signUp),
      { set: { state: to, erasedIn: laterPeriod(signUp.period, erasedAfter) } },
      { photo: signUp.photo ?? '', state: { oneOf: from } },
    );
  return async ({ event, id, data: { key, usedBy } }: Told): Promise<void> => {
    if (!usedBy.startsWith(examTaker)) return;
    const item = await table.get(signUpKey(placeOf(usedBy.slice(examTaker.length))));
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
    const { email } = await candidateOf(sealer, signUp);
    const ending = await send(photoMail, { to: email, id }, { period: signUp.period, state });
    if (ending === 'sent') log(lines.photoTold, { state });
  };
}
