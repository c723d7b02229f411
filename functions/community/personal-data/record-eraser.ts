import { questionIdOf } from '../../../shared/comment-id.ts';
import type { PersonalRecord } from '../../../shared/contract/personal-records.ts';
import { log } from '../../platform/logging/log.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import { commentFinder, takeOut } from '../comments/comment-removal.ts';
import { commentKey, hiddenKey, type StoredComment, StoredQuestion } from '../comments/comment-repository.ts';
import * as lines from '../log-lines.ts';
import { placeOfRecord } from './comment-records.ts';

interface Eraser {
  readonly community: Table<'GetItem' | 'UpdateItem' | 'DeleteItem'>;
  readonly ownedBy: OwnedBy<{ readonly community: OwnedTable<'DeleteItem'> }>;
  readonly transact: Transact<Only<{ UpdateItem: 'community'; DeleteItem: 'community'; emits: 'comment.deleted.v1' }>>;
}

/** How a reply no longer says whom it answers. */
const unnamed = { set: { toName: '' }, remove: ['toUid'] } as const;
const withoutName = ({ toUid: _, ...reply }: StoredComment): StoredComment => ({ ...reply, toName: '' });

/**
 * Erases a record of a member: what they wrote goes as if they had deleted it, so that others' answers stay; what others wrote names them no longer; and
 * which mails they have ended.
 * @returns whether it was still there
 */
export function recordEraser({ community, ownedBy, transact }: Eraser) {
  const find = commentFinder(community);
  const eraseComment = (id: string, uid: string) =>
    untilUncontended(async () => {
      const found = await find(id);
      if (found?.comment.uid !== uid) {
        if (await community.delete(hiddenKey(id), { uid })) return true;
        // An operator may have shown it again between the two looks.
        return (await find(id))?.comment.uid === uid ? contended : false;
      }
      const outcome = await transact<'changed'>((transaction) => takeOut(transaction, found, 'erasure'));
      if (outcome === 'changed') return contended;
      log(lines.commentDeleted, { cause: 'erasure' }, { Announced: 1 });
      return true;
    });
  const eraseMention = (id: string, uid: string) =>
    untilUncontended(async () => {
      const reply = await community.get(commentKey(id));
      if (reply?.toUid !== uid) {
        if (await community.update(hiddenKey(id), unnamed, { toUid: uid })) return true;
        return (await community.get(commentKey(id)))?.toUid === uid ? contended : false;
      }
      const row = await community.get(commentKey(questionIdOf(id)));
      const question = row && StoredQuestion.parse(row);
      const outcome = await transact<'changed'>((transaction) => {
        transaction.update('community', commentKey(id), unnamed, { toUid: uid }, 'changed');
        if (!question) return;
        // Also where the reply is not shown with its question: whoever is about to show it there has read the name.
        const oldest = question.oldest.map((shown) => (shown.id === id ? withoutName(shown) : shown));
        const change = { set: { oldest, revision: question.revision + 1 } };
        transaction.update('community', commentKey(question.id), change, { revision: question.revision }, 'changed');
      });
      return outcome === 'changed' ? contended : true;
    });
  return (record: Pick<PersonalRecord, 'kind' | 'id'>): Promise<boolean> => {
    const { uid, name } = placeOfRecord(record);
    if (record.kind === 'comment') return eraseComment(name, uid);
    if (record.kind === 'mention') return eraseMention(name, uid);
    return ownedBy({ uid }).community.delete(name, 'present');
  };
}
