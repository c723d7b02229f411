import { openThread } from '../../shared/contract/community/message-desk.ts';
import { messagePages } from '../../shared/contract/message-pages.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { operation } from '../platform/calls/operation.ts';
import { threadReader } from './messages/message-lister.ts';
import { threadOpener } from './messages/thread-desk.ts';
import { needs } from './needs.ts';

export default operation(openThread, needs.openThread, ({ ownedBy, sealer, audited }) => {
  const open = threadOpener({ read: threadReader({ sealer, now: Date.now }), ownedBy, audited });
  return async (asked) => pageReply(messagePages, await open(asked));
});
