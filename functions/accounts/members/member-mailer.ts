import * as z from 'zod/mini';
import type { credentialsChanged } from '../../../events/credentials-changed/event.ts';
import type { memberRegistered } from '../../../events/member-registered/event.ts';
import type { registrationDeclined } from '../../../events/registration-declined/event.ts';
import { endSessionsOf } from '../../platform/calls/members/session-list.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import { log } from '../../platform/logging/log.ts';
import type { SendMail } from '../../platform/mail/sender.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import * as lines from '../log-lines.ts';
import { accountExists } from '../mails/account-exists.ts';
import { credentialsChangedMail } from '../mails/credentials-changed.ts';
import { welcome } from '../mails/welcome.ts';
import { passkeysOf } from '../passkeys/passkey-repository.ts';
import { MemberFields, memberSk, StoredMember } from './member-repository.ts';

interface Mailer {
  readonly ownedBy: OwnedBy<{
    readonly accounts: OwnedTable<'GetItem' | 'Query'>;
    readonly sessions: OwnedTable<'Query' | 'DeleteItem'>;
  }>;
  readonly sealer: Pick<Sealer, 'open'>;
  readonly send: SendMail<'welcome' | 'account-exists' | 'credentials-changed'>;
}

type Delivered = DeliveryOf<typeof memberRegistered | typeof registrationDeclined | typeof credentialsChanged>;

/** What events seal of an address. */
const SealedAddress = z.object({ address: z.string() });

/**
 * Tells members what became of their account: one mail for each event, whose id is its idempotency key. A change of credentials also ends
 * what sessions its endpoint left when it crashed; those that began after the change stay, however often its event comes.
 * @throws when a mail could not be sent or a session not be ended, so that the message comes back
 */
export function memberMailer({ ownedBy, sealer, send }: Mailer) {
  const address = async (subject: string, sealed: string) =>
    SealedAddress.parse(await sealer.open(subject, sealed)).address;

  return async (delivery: Delivered): Promise<void> => {
    const { id, event, data, occurredAt } = delivery;
    if (event === 'registration.declined.v1') {
      await send(accountExists, { to: await address(data.addressHash, data.sealedAddress), id }, {});
      return;
    }
    const { accounts, sessions } = ownedBy(data);
    if (event === 'member.registered.v1') {
      const item = await accounts.get(memberSk);
      if (!item) {
        log(lines.memberMissing, { uid: data.uid });
        return;
      }
      const { uid, sealed } = StoredMember.parse(item);
      const { email, userName } = MemberFields.parse(await sealer.open(uid, sealed));
      await send(welcome, { to: email, id }, { userName });
      return;
    }
    // Whoever took the account over is out before anybody is told.
    const ended = await endSessionsOf(sessions, ({ credentials }) => credentials < data.credentials);
    if (ended > 0) log(lines.sessionsEnded, { ended });
    const where = { to: await address(data.uid, data.sealedAddress), id };
    const passkeys = await passkeysOf(accounts);
    await send(credentialsChangedMail, where, { ...data, changedAt: occurredAt, passkeys: passkeys.length });
  };
}
