import { keepLessonProgress } from '../../shared/contract/accounts/lesson-progress.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { mergedProgress } from '../../shared/lesson-progress.ts';
import { endpoint, provingMember, rowsOfMember, transaction } from '../platform/index.ts';
import { contended, untilUncontended } from '../platform/tables/contention.ts';
import { lessonsSk, watchedLessons } from './lessons/watched-lessons.ts';
import { keptStates, memberKey } from './members/member-repository.ts';
import { accountsTable } from './tables.ts';

/**
 * Adds to a member's lessons. What two devices say at once both holds; nothing is written that is known already, nor once the account is being
 * erased, as the row would outlive it. No lesson was watched in the future, whatever a device's clock says.
 */
export default endpoint(
  keepLessonProgress,
  {
    uses: {
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem']),
      transact: transaction({ inMembers: [[accountsTable, 'PutItem', 'ConditionCheckItem']] }),
    },
  },
  ({ ownedBy, transact }) =>
    ({ list: lessons }, member) =>
      untilUncontended(async () => {
        const { accounts } = ownedBy(member);
        const { revision, list: before } = await watchedLessons(accounts);
        const told = lessons.map((lesson) => ({ ...lesson, changed_at: Math.min(lesson.changed_at, Date.now()) }));
        const watched = JSON.stringify(mergedProgress(before, told));
        if (watched === JSON.stringify(before)) return {};
        const outcome = await transact<'erased' | 'changed'>((transaction) => {
          transaction.check('accounts', memberKey(member.uid), { state: { oneOf: keptStates } }, 'erased');
          const row = { ...accounts.key(lessonsSk), revision: revision + 1, watched };
          transaction.put('accounts', row, revision === 0 ? 'absent' : { revision }, 'changed');
        });
        if (outcome === 'erased') throw new Refusal('This account is no longer there', -1);
        return outcome === 'written' ? {} : contended;
      }),
);
