import { commentPosted } from '../../events/comment-posted/event.ts';
import { oneByOne } from '../../events/consumer-entry.ts';
import { placeOfComment } from '../../shared/comment-id.ts';
import { hasRoom } from '../platform/calls/limits/limit-keeper.ts';
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
import { log } from '../platform/logging/log.ts';
import { stageOrigin } from '../platform/mail/stage-origin.ts';
import { commentKey, StoredComment } from './comments/comment-repository.ts';
import * as lines from './log-lines.ts';
import { commentAnswered } from './mails/comment-answered.ts';
import { hasEnded, unsubscribeAddress } from './mails/ended-mails.ts';
import { communityTable } from './tables.ts';

/**
 * Tells whom a comment answers, once. Nobody is told what they wrote themselves, what is gone again, or what an operator shows again, and nobody
 * who has ended such mails. A mail that could not be sent comes back. Idempotency key: the event's id.
 */
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
  ({ community, ownedBy, keepLimit, lookupHash, addressOf, send }) =>
    eachDelivery(async ({ id, data: { commentId, uid, answeredUid, isRestored } }) => {
      if (isRestored || answeredUid === '' || answeredUid === uid) return;
      const row = await community.get(commentKey(commentId));
      if (!row) return log(lines.answerUntold, { why: 'gone' });
      if (await hasEnded(ownedBy, 'answers', answeredUid)) return log(lines.answerUntold, { why: 'ended' });
      const to = await addressOf(answeredUid);
      if (to === undefined) return log(lines.answerUntold, { why: 'unreachable' });
      const limit = { name: 'answer-mails', what: 'mails of answers', whom: answeredUid, windows: mailsOfAnswers };
      if (!(await hasRoom(keepLimit(limit, id)))) return log(lines.answerUntold, { why: 'many' });
      const unsubscribe = await unsubscribeAddress({ lookupHash }, 'answers', answeredUid);
      const isQuestion = StoredComment.parse(row).toUid === undefined;
      const address = addressOfComment(commentId);
      await send(commentAnswered, { to, unsubscribe, id }, { isQuestion, address, unsubscribe });
    }),
);

/** Mails that one member gets of answers (product-rules.md#comments). Who got so many finds the other answers on the page. */
const mailsOfAnswers = [
  { max: 5, seconds: 60 * 60 },
  { max: 20, seconds: 24 * 60 * 60 },
];

/** Where a comment stands, in its lesson. The route stands here once more, as all routes together are 3 KB of a bundle. */
function addressOfComment(id: string): string {
  const { course, lesson } = placeOfComment(id);
  return `${stageOrigin()}/coursedetail?id=${course}&dir_id=${lesson}#comment-${id}`;
}
