import { commentPosted } from '../../events/comment-posted/event.ts';
import { sendComment } from '../../shared/contract/community/comments.ts';
import { contentTable } from '../content/public.ts';
import { Told } from '../platform/calls/told.ts';
import {
  endpoint,
  hashing,
  index,
  keepingLimit,
  limiting,
  once,
  provingMember,
  readingContacts,
  rows,
} from '../platform/index.ts';
import { commentSender } from './comments/comment-sender.ts';
import { answeredFinder } from './comments/thread-members.ts';
import { lessonCheck } from './lessons.ts';
import { communityTable } from './tables.ts';

export default endpoint(
  sendComment,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      community: rows(communityTable, 'GetItem', 'Query'),
      content: rows(contentTable, 'GetItem'),
      byAuthor: index(communityTable, 'byAuthor'),
      once: once(communityTable, {
        in: [[communityTable, 'PutItem', 'ConditionCheckItem']],
        announces: [commentPosted],
        outbox: communityTable,
      }),
      keepLimit: keepingLimit(),
      lookupHash: hashing(),
      contactOf: readingContacts(),
    },
  },
  ({ contactOf, keepLimit, once, community, content, byAuthor, lookupHash }) => {
    const send = commentSender({
      community,
      checkLesson: lessonCheck(content),
      findAnswered: answeredFinder({ community, byAuthor }),
      contactOf,
      sealer: { lookupHash },
      keepLimit,
      once,
      now: Date.now,
    });
    return async (sent, { uid }) => new Told(await send(sent, uid), 'Success');
  },
);
