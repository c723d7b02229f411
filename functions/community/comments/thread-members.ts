import { placeOfComment } from '../../../shared/comment-id.ts';
import { noSuchQuestion } from '../../../shared/contract/absences.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import { commentKey, hiddenPartition, StoredComment, StoredQuestion, threadOf } from './comment-repository.ts';

/** Finds the question that a reply answers. @throws Refusal for one that is not there, was deleted, or stands under another lesson */
export function questionFinder(community: Table<'GetItem'>) {
  return async (id: string, under: { readonly course: string; readonly lesson: string }): Promise<StoredQuestion> => {
    const { course, lesson } = placeOfComment(id);
    const row = await community.get(commentKey(id));
    const question = row && StoredQuestion.parse(row);
    if (!question?.uid || course !== under.course || lesson !== under.lesson) throw noSuchQuestion();
    return question;
  };
}

interface Thread {
  readonly community: Table<'Query'>;
  readonly byAuthor: Index;
}

/** Replies of theirs, some of which may be hidden, and of all that the index may not have yet. */
const latest = 25;

/**
 * Finds who is answered: whoever asked, or wrote in the thread, of which nothing is read but their own. The index may lag behind by a second, so the latest replies are
 * looked at before somebody is refused.
 * @returns what finds how they are called there
 * @throws Refusal for somebody who is not in it
 */
export function answeredFinder({ community, byAuthor }: Thread) {
  return async ({ id, uid: askedBy, name }: StoredQuestion, uid: string): Promise<string> => {
    if (uid === askedBy) return name;
    const own = await byAuthor.query(uid, { between: [`${id}.`, `${id}.~`], newestFirst: true, limit: latest });
    // What operators have taken out may have been its name.
    const shown = own.items.find((item) => item.pk !== hiddenPartition);
    if (shown) return String(shown.name);
    const { pk, between } = threadOf(id);
    const { items } = await community.query(pk, { between, newestFirst: true, limit: latest });
    const reply = items.map((item) => StoredComment.parse(item)).find((each) => each.uid === uid);
    if (!reply) throw new Refusal('There is no such member in this thread');
    return reply.name;
  };
}
