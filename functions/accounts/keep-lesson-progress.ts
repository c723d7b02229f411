import { keepLessonProgress } from '../../shared/contract/accounts/lesson-progress.ts';
import { endpoint, provingMember, rowsOfMember, transaction } from '../platform/index.ts';
import { lessonKeeper } from './lessons/watched-lessons.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  keepLessonProgress,
  {
    uses: {
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem']),
      transact: transaction({ inMembers: [[accountsTable, 'PutItem', 'ConditionCheckItem']] }),
    },
  },
  ({ ownedBy, transact }) => {
    const keep = lessonKeeper({ transact });
    return ({ list }, member) => keep(ownedBy(member).accounts, member.uid, list);
  },
);
