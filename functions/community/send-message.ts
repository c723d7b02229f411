import { messageWritten } from '../../events/message-written/event.ts';
import { sendMessage } from '../../shared/contract/community/messages.ts';
import { Told } from '../platform/calls/told.ts';
import { endpoint, hashing, limiting, once, provingMember, rowsOfMember, sealing } from '../platform/index.ts';
import { messageSender } from './messages/message-sender.ts';
import { messageRetention } from './retention.ts';
import { communityTable } from './tables.ts';

export default endpoint(
  sendMessage,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      ownedBy: rowsOfMember([communityTable, 'GetItem']),
      once: once(communityTable, {
        inMembers: [[communityTable, 'PutItem', 'UpdateItem']],
        announces: [messageWritten],
        outbox: communityTable,
      }),
      seal: sealing(messageRetention),
      lookupHash: hashing(),
    },
  },
  ({ ownedBy, once, seal, lookupHash }) => {
    const send = messageSender({ ownedBy, sealer: { seal, lookupHash }, once, now: Date.now });
    return async (sent, { uid }) => new Told(await send(sent, uid), 'Your message is with customer service.');
  },
);
