import { oneByOne } from '../../events/consumer-entry.ts';
import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import { memberRegistered } from '../../events/member-registered/event.ts';
import { registrationDeclined } from '../../events/registration-declined/event.ts';
import { consumer, eachDelivery, mailing, opening, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { accountExists } from './mails/account-exists.ts';
import { credentialsChangedMail } from './mails/credentials-changed.ts';
import { welcome } from './mails/welcome.ts';
import { memberMailer } from './members/member-mailer.ts';
import { accountsTable } from './tables.ts';

/** Idempotency key: the event's id. */
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
  ({ ownedBy, send, open }) => eachDelivery(memberMailer({ ownedBy, sealer: { open }, send })),
);
