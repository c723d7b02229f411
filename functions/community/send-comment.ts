import { randomInt, randomUUID } from 'node:crypto';
import { commentPosted } from '../../events/comment-posted/event.ts';
import { commentIdOf, momentOf, placeOfComment, timeOfComment } from '../../shared/comment-id.ts';
import { noSuchQuestion } from '../../shared/contract/absences.ts';
import { sendComment } from '../../shared/contract/community/comments.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
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
import { log } from '../platform/logging/log.ts';
import { commentKey, commentRow, replyOf, type StoredComment } from './comments/comment-repository.ts';
import { answeredFinder, questionFinder } from './comments/thread-members.ts';
import { lessonCheck } from './lessons.ts';
import * as lines from './log-lines.ts';
import { communityTable } from './tables.ts';

/** What a member may reply on the first day. */
const newcomerReplies = { max: 10, seconds: 24 * 60 * 60 };

/**
 * Keeps what a member writes, and announces it, both or neither. Who they are, and whom they answer, our records say. The same request sent again
 * writes nothing and is answered alike.
 */
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
    const checkLesson = lessonCheck(content);
    const findQuestion = questionFinder(community);
    const findAnswered = answeredFinder({ community, byAuthor });
    return async (sent, { uid }) => {
      const { course_id: course, dir_id: lesson, pid, to_uid, content, request_id: requestId } = sent;
      const contact = await contactOf(uid);
      if (!contact) throw new Refusal('This account is no longer there', -1);
      const question = pid === '' ? undefined : await findQuestion(pid, { course, lesson });
      if (!question) await checkLesson(course, lesson);
      else if (Date.now() - Date.parse(contact.since) < newcomerReplies.seconds * 1_000) {
        const limit = { name: 'replies-of-newcomers', what: 'replies on your first day', whom: uid };
        await keepLimit({ ...limit, windows: [newcomerReplies] }, requestId ?? randomUUID());
      }
      const toName = question && to_uid !== '' ? await findAnswered(question, to_uid) : '';
      const asked = JSON.stringify([uid, course, lesson, pid, to_uid, content]);
      const fingerprint = await lookupHash('content', asked);
      const chance = randomInt(36 ** 8).toString(36);
      const moment = momentOf(Date.now(), chance.padStart(8, '0'));
      const fresh = question ? { ...placeOfComment(question.id), replied: moment } : { course, lesson, asked: moment };
      const commentOf = (id: string): StoredComment => ({
        ...{ id, uid, name: contact.name, content, postedAt: new Date(timeOfComment(id)).toISOString() },
        ...(toName === '' ? { toName } : { toName, toUid: to_uid }),
      });
      const outcome = await once(requestId, fingerprint, (transaction) => {
        const id = commentIdOf(fresh);
        transaction.put('community', commentRow(commentOf(id)), 'absent');
        // One that is deleted meanwhile gets no more answers: it may be swept away.
        if (question) transaction.check('community', commentKey(question.id), { uid: { above: '' } }, 'deleted');
        const isFirstAnswer = question !== undefined && question.oldest.length === 0 && question.uid !== uid;
        const answeredUid = to_uid || (question?.uid ?? '');
        transaction.emit(commentPosted, { commentId: id, uid, answeredUid, isFirstAnswer, isRestored: false });
        return { id };
      });
      if (outcome.kind === 'refused') throw noSuchQuestion();
      if (outcome.kind === 'written')
        log(lines.commentPosted, { kind: question ? 'reply' : 'question' }, { Announced: 1, CommentsPosted: 1 });
      return new Told(replyOf(commentOf(outcome.answer.id), uid), 'Success');
    };
  },
);
