import { sendMessage } from '../../shared/contract/community/messages.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { Told } from '../platform/calls/told.ts';
import { messageSender } from './messages/message-sender.ts';
import { needs } from './needs.ts';

export default endpoint(sendMessage, needs.sendMessage, ({ ownedBy, sealer, once }) => {
  const send = messageSender({ ownedBy, sealer, once, now: Date.now });
  return async (sent, { uid }) => new Told(await send(sent, uid), 'Your message is with customer service.');
});
