import { listMessages } from '../../shared/contract/community/messages.ts';
import { messagePages } from '../../shared/contract/message-pages.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { messageLister } from './messages/message-lister.ts';
import { needs } from './needs.ts';

export default endpoint(listMessages, needs.listMessages, ({ ownedBy, sealer }) => {
  const list = messageLister({ sealer, now: Date.now });
  return async (asked, member) => pageReply(messagePages, await list(member.uid, ownedBy(member).community, asked));
});
