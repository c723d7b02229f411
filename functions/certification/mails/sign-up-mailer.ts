import type { examSignedUp } from '../../../events/exam-signed-up/event.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import { log } from '../../platform/logging/log.ts';
import type { SendMail } from '../../platform/mail/sender.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';
import { candidateOf, placeOf, StoredSignUp, signUpKey } from '../sign-ups/sign-up.ts';
import { signedUpMail } from './signed-up-mail.ts';

interface Mailer {
  readonly table: Table<'GetItem'>;
  readonly sealer: Pick<Sealer, 'open'>;
  readonly send: SendMail<'exam-signed-up'>;
}

/** Confirms a sign-up by mail. One that was erased meanwhile is not confirmed. Idempotency key: the event's id. */
export function signUpMailer({ table, sealer, send }: Mailer) {
  return async ({ id, data: { signUp: number } }: DeliveryOf<typeof examSignedUp>): Promise<void> => {
    const item = await table.get(signUpKey(placeOf(number)));
    if (!item) return log(lines.signUpMissing, {});
    const signUp = StoredSignUp.parse(item);
    const { name, phone, email } = await candidateOf(sealer, signUp);
    await send(signedUpMail, { to: email, id }, { period: signUp.period, name, phone });
  };
}
