import { tradeLoginToken } from '../../shared/contract/accounts/sign-in.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { memberFinder } from './members/member-repository.ts';
import { needs } from './needs.ts';
import { linkTrader } from './sign-in/centre-link.ts';
import { sessionOpener } from './sign-in/session-opener.ts';

export default endpoint(tradeLoginToken, needs.tradeLoginToken, ({ tables, sealer, transact }) => {
  const now = Date.now;
  const openSession = sessionOpener<'accounts', 'sessions'>({ sealer, transact, now });
  const trade = linkTrader({ sealer, find: memberFinder(tables.accounts), table: tables.accounts, openSession, now });
  return ({ login_name: name, token }, _, viewer) => trade(name, token, viewer);
});
