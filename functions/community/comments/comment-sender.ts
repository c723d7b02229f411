import { randomInt, randomUUID } from 'node:crypto';
import { commentPosted } from '../../../events/comment-posted/event.ts';
import { commentIdOf, momentOf, placeOfComment, timeOfComment } from '../../../shared/comment-id.ts';
import { noSuchQuestion } from '../../../shared/contract/absences.ts';
import type { Comment } from '../../../shared/contract/comment-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { KeepLimit } from '../../platform/calls/limits/limit-keeper.ts';
import type { Once } from '../../platform/calls/once.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { ContactOf } from '../../platform/personal-data/member-contact.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import type { LessonCheck } from '../lessons.ts';
import * as lines from '../log-lines.ts';
import { commentKey, commentRow, replyOf, type StoredComment, StoredQuestion } from './comment-repository.ts';
import type { AnsweredFinder } from './thread-members.ts';

interface Sender {
  readonly community: Table<'GetItem'>;
  readonly checkLesson: LessonCheck;
  readonly findAnswered: AnsweredFinder;
  readonly contactOf: ContactOf;
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly keepLimit: KeepLimit;
  readonly once: Once<Only<{ PutItem: 'community'; ConditionCheckItem: 'community'; emits: 'comment.posted.v1' }>>;
  readonly now: () => number;
}

interface Sent {
  readonly course_id: string;
  readonly dir_id: string;
  readonly pid: string;
  readonly to_uid: string;
  readonly content: string;
  readonly request_id?: string | undefined;
}

/** Hours for which a member is new. */
const newHours = 24;
const newcomerReplies = { max: 10, seconds: newHours * 60 * 60 };

/**
 * Keeps what a member writes, and announces it, both or neither. Who they are, and whom they answer, our records say. The same request sent again
 * writes nothing and is answered alike.
 * @throws Refusal for a lesson, a question or somebody answered that is not there, and for too many replies of a new member
 */
export function commentSender({ community, checkLesson, findAnswered, keepLimit, ...parts }: Sender) {
  const { contactOf, sealer, once, now } = parts;
  return async (sent: Sent, uid: string): Promise<Comment> => {
    const { course_id: course, dir_id: lesson, pid, to_uid, content, request_id: requestId } = sent;
    const contact = await contactOf(uid);
    if (!contact) throw new Refusal('This account is no longer there', -1);
    const question = pid === '' ? undefined : await answeredQuestion(community, sent);
    if (!question) await checkLesson(course, lesson);
    else if (now() - Date.parse(contact.since) < newcomerReplies.seconds * 1_000) {
      const limit = { name: 'replies-of-newcomers', what: 'replies on your first day', whom: uid };
      await keepLimit({ ...limit, windows: [newcomerReplies] }, requestId ?? randomUUID());
    }
    const toName = question && to_uid !== '' ? await findAnswered(question, to_uid) : '';
    const asked = JSON.stringify([uid, course, lesson, pid, to_uid, content]);
    const fingerprint = await sealer.lookupHash('content', asked);
    const moment = momentOf(
      now(),
      randomInt(36 ** 8)
        .toString(36)
        .padStart(8, '0'),
    );
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
    return replyOf(commentOf(outcome.answer.id), uid);
  };
}

/** The question that a reply answers. @throws Refusal for one that is not there, was deleted, or stands under another lesson */
async function answeredQuestion(
  community: Table<'GetItem'>,
  { course_id, dir_id, pid }: Sent,
): Promise<StoredQuestion> {
  const { course, lesson } = placeOfComment(pid);
  const row = await community.get(commentKey(pid));
  const question = row && StoredQuestion.parse(row);
  if (!question?.uid || course !== course_id || lesson !== dir_id) throw noSuchQuestion();
  return question;
}
