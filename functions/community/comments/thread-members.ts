import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import { hiddenPartition, StoredComment, type StoredQuestion, threadOf } from './comment-repository.ts';

/** What somebody of a thread is called there. @throws Refusal for somebody who is not in it */
export type AnsweredFinder = (question: StoredQuestion, uid: string) => Promise<string>;

interface Thread {
  readonly community: Table<'Query'>;
  readonly byAuthor: Index;
}

/** Replies of theirs, some of which may be hidden, and of all that the index may not have yet. */
const latest = 25;

/**
 * Finds who is answered: whoever asked, or wrote in the thread, of which nothing is read but their own. The index may lag behind by a second, so the latest replies are
 * looked at before somebody is refused.
 */
export function answeredFinder({ community, byAuthor }: Thread): AnsweredFinder {
  return async ({ id, uid: askedBy, name }, uid) => {
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
