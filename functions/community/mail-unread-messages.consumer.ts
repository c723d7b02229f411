import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { unreadMailer } from './messages/unread-mailer.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.mailUnreadMessages, needs.mailUnreadMessages, ({ ownedBy, addressOf, send }) =>
  eachDelivery(unreadMailer({ ownedBy, addressOf, send })),
);
