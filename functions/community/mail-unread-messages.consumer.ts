import { oneByOne } from '../../events/consumer-entry.ts';
import { messageAnswered } from '../../events/message-answered/event.ts';
import { consumer, eachDelivery, mailing, readingAddresses, rowsOfMember } from '../platform/index.ts';
import { messageAnsweredMail } from './messages/message-answered-mail.ts';
import { unreadMailer } from './messages/unread-mailer.ts';
import { communityTable } from './tables.ts';

/** Idempotency key: the event's id. */
export default consumer(
  {
    ...oneByOne,
    subscribesTo: [messageAnswered],
    // Who reads the answer within five minutes needs no mail.
    delaySeconds: 300,
    userImpact: 'Members are not told that customer service has answered them, and wait.',
    uses: {
      ownedBy: rowsOfMember([communityTable, 'GetItem']),
      addressOf: readingAddresses(),
      send: mailing(messageAnsweredMail),
    },
  },
  ({ ownedBy, addressOf, send }) => eachDelivery(unreadMailer({ ownedBy, addressOf, send })),
);
