import { sendMessage } from '../../shared/contract/community/messages.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { messageSender } from './messages/message-sender.ts';
import { needs } from './needs.ts';

export default endpoint(sendMessage, needs.sendMessage, ({ ownedBy, sealer, once }) => {
  const send = messageSender({ ownedBy, sealer, once, now: Date.now });
  return (sent, { uid }) => send(sent, uid);
});
