import { tradeLoginToken } from '../../shared/contract/accounts/sign-in.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { sessionKey } from '../platform/calls/members/session.ts';
import { endpoint, hashing, limiting, opening, rows, sessionsTable, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { hashOfName, memberFinder } from './members/member-repository.ts';
import { linkKey, StoredLink } from './sign-in/centre-link.ts';
import { sessionOpener } from './sign-in/session-opener.ts';
import { accountsTable } from './tables.ts';

/** Refuses a token that is wrong, somebody else's, over or used, or whose session has ended. */
export default endpoint(
  tradeLoginToken,
  {
    uses: {
      limits: limiting(),
      accounts: rows(accountsTable, 'GetItem'),
      transact: transaction({
        in: [
          [accountsTable, 'UpdateItem', 'DeleteItem'],
          [sessionsTable, 'PutItem', 'ConditionCheckItem'],
        ],
      }),
      open: opening(),
      lookupHash: hashing(),
    },
  },
  ({ transact, accounts, open, lookupHash }) => {
    const find = memberFinder(accounts);
    const openSession = sessionOpener<'accounts', 'sessions'>({ open, transact });
    return async ({ login_name: name, token }, _, viewer) => {
      const key = linkKey(token);
      const [member, item] = await Promise.all([hashOfName({ lookupHash }, name).then(find), accounts.get(key)]);
      const link = item && StoredLink.parse(item);
      if (!member || link?.uid !== member.uid || link.expires * 1_000 <= Date.now()) throw refused();
      const { uid, credentials } = member;
      const isAlive = { credentials, expires: { above: Math.floor(Date.now() / 1_000) } };
      const opened = await openSession(member, viewer, {
        isSignIn: false,
        usedUp: { table: 'accounts', key, unused: 'present' },
        held: { table: 'sessions', key: sessionKey(uid, link.sessionId), condition: isAlive },
      });
      if (!opened) throw refused();
      return opened;
    };
  },
);

function refused(): Refusal {
  log(lines.signInRefused, { by: 'link', uid: '' });
  return new Refusal('This link has been used, or is too old. Please sign in.');
}
