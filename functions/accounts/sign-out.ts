import { signOut } from '../../shared/contract/accounts/sign-in.ts';
import { sessionSk } from '../platform/calls/members/session.ts';
import { endpoint, provingMember, rowsOfMember, sessionsTable } from '../platform/index.ts';

export default endpoint(
  signOut,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([sessionsTable, 'DeleteItem']) } },
  ({ ownedBy }) =>
    async (_, member) => {
      await ownedBy(member).sessions.delete(sessionSk(member.sessionId));
      return {};
    },
);
