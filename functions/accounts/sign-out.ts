import { signOut } from '../../shared/contract/accounts/sign-in.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { sessionSk } from '../platform/calls/members/session.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
import { sessionsTable } from '../platform/tables/tables.ts';

export default endpoint(
  signOut,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([sessionsTable, 'DeleteItem']) } },
  ({ ownedBy }) =>
    async (_, member) => {
      await ownedBy(member).sessions.delete(sessionSk(member.sessionId));
      return {};
    },
);
