import { tradeLoginToken } from '../../shared/contract/accounts/sign-in.ts';
import { endpoint, hashing, limiting, opening, rows, sessionsTable, transaction } from '../platform/index.ts';
import { memberFinder } from './members/member-repository.ts';
import { linkTrader } from './sign-in/centre-link.ts';
import { sessionOpener } from './sign-in/session-opener.ts';
import { accountsTable } from './tables.ts';

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
    const now = Date.now;
    const openSession = sessionOpener<'accounts', 'sessions'>({ sealer: { open }, transact, now });
    const trade = linkTrader({
      sealer: { lookupHash },
      find: memberFinder(accounts),
      table: accounts,
      openSession,
      now,
    });
    return ({ login_name: name, token }, _, viewer) => trade(name, token, viewer);
  },
);
