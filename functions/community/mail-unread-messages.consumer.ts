import { oneByOne } from '../../events/consumer-entry.ts';
import { messageAnswered } from '../../events/message-answered/event.ts';
import { consumer, eachDelivery, mailing, readingAddresses, rowsOfMember } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { messageAnsweredMail } from './messages/message-answered-mail.ts';
import { readThread, threadSk } from './messages/message-thread.ts';
import { communityTable } from './tables.ts';

/**
 * Tells a member of an answer that they have not read by now, once. Where a newer answer has come meanwhile, that one's event tells them, so that several in a row
 * are one mail. A mail that could not be sent comes back. Idempotency key: the event's id.
 */
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
  ({ ownedBy, addressOf, send }) =>
    eachDelivery(async ({ id, data: { uid, answer } }) => {
      const thread = readThread(await ownedBy({ uid }).community.get(threadSk));
      if (!thread) return log(lines.messageUntold, { why: 'gone' });
      if (thread.read >= answer) return log(lines.messageUntold, { why: 'read' });
      if (thread.answers > answer) return log(lines.messageUntold, { why: 'newer' });
      const to = await addressOf(uid);
      if (to === undefined) return log(lines.messageUntold, { why: 'unreachable' });
      await send(messageAnsweredMail, { to, id }, {});
    }),
);
