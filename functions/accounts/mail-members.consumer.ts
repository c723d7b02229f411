import * as z from 'zod/mini';
import { oneByOne } from '../../events/consumer-entry.ts';
import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { memberRegistered } from '../../events/member-registered/event.ts';
import { registrationDeclined } from '../../events/registration-declined/event.ts';
import { endSessionsOf } from '../platform/calls/members/session-list.ts';
import { consumer, eachDelivery, mailing, opening, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { accountExists } from './mails/account-exists.ts';
import { credentialsChangedMail } from './mails/credentials-changed.ts';
import { welcome } from './mails/welcome.ts';
import { MemberFields, ownMember } from './members/member-repository.ts';
import { passkeysOf } from './passkeys/passkey-repository.ts';
import { accountsTable } from './tables.ts';

/** What events seal of an address. */
const SealedAddress = z.object({ address: z.string() });

/**
 * Tells members what became of their account: one mail for each event, whose id is its idempotency key. A change of credentials also ends
 * what sessions its endpoint left when it crashed; those that began after the change stay, however often its event comes.
 */
export default consumer(
  {
    ...oneByOne,
    subscribesTo: [memberRegistered, registrationDeclined, credentialsChanged],
    userImpact: 'Accounts are opened and changed, but nobody is told: a stranger at an account stays unnoticed.',
    uses: {
      ownedBy: rowsOfMember([accountsTable, 'GetItem', 'Query'], [sessionsTable, 'Query', 'DeleteItem']),
      open: opening(),
      send: mailing(welcome, accountExists, credentialsChangedMail),
    },
  },
  ({ ownedBy, send, open }) => {
    const addressIn = async (subject: string, sealed: string) =>
      SealedAddress.parse(await open(subject, sealed)).address;
    return eachDelivery(async ({ id, event, data, occurredAt }) => {
      if (event === 'registration.declined.v1') {
        await send(accountExists, { to: await addressIn(data.addressHash, data.sealedAddress), id }, {});
        return;
      }
      const { accounts, sessions } = ownedBy(data);
      if (event === 'member.registered.v1') {
        const member = await ownMember(accounts);
        if (!member) {
          log(lines.memberMissing, { uid: data.uid });
          return;
        }
        const { email, userName } = MemberFields.parse(await open(member.uid, member.sealed));
        await send(welcome, { to: email, id }, { userName });
        return;
      }
      // Whoever took the account over is out before anybody is told.
      const ended = await endSessionsOf(sessions, ({ credentials }) => credentials < data.credentials);
      if (ended > 0) log(lines.sessionsEnded, { ended });
      const where = { to: await addressIn(data.uid, data.sealedAddress), id };
      const passkeys = await passkeysOf(accounts);
      await send(credentialsChangedMail, where, { ...data, changedAt: occurredAt, passkeys: passkeys.length });
    });
  },
);
