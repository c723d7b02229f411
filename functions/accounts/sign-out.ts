import { signOut } from '../../shared/contract/accounts/sign-in.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { sessionSk } from '../platform/calls/members/session.ts';
import { needs } from './needs.ts';

export default endpoint(signOut, needs.signOut, ({ ownedBy }) => async (_, member) => {
  await ownedBy(member).sessions.delete(sessionSk(member.sessionId));
  return {};
});
