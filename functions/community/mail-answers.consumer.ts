import { commentPosted } from '../../events/comment-posted/event.ts';
import { oneByOne } from '../../events/consumer-entry.ts';
import {
  consumer,
  eachDelivery,
  hashing,
  keepingLimit,
  mailing,
  readingAddresses,
  rows,
  rowsOfMember,
} from '../platform/index.ts';
import { answerMailer } from './mails/answer-mailer.ts';
import { commentAnswered } from './mails/comment-answered.ts';
import { communityTable } from './tables.ts';

/** Idempotency key: the event's id. */
export default consumer(
  {
    ...oneByOne,
    subscribesTo: [commentPosted],
    userImpact: 'Whoever asked is not told that somebody has answered, and waits.',
    uses: {
      community: rows(communityTable, 'GetItem'),
      ownedBy: rowsOfMember([communityTable, 'GetItem']),
      keepLimit: keepingLimit(),
      lookupHash: hashing(),
      addressOf: readingAddresses(),
      send: mailing(commentAnswered),
    },
  },
  ({ lookupHash, ...parts }) => eachDelivery(answerMailer({ sealer: { lookupHash }, ...parts })),
);
