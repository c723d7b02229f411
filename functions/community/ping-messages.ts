import { pingMessages } from '../../shared/contract/community/messages.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { readThread, threadSk, unreadIn } from './messages/message-thread.ts';
import { needs } from './needs.ts';

export default endpoint(pingMessages, needs.pingMessages, ({ ownedBy }) => async (_, member) => {
  const thread = readThread(await ownedBy(member).community.get(threadSk));
  return { unread: unreadIn(thread), time: new Date().toISOString() };
});
