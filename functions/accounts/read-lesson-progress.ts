import { readLessonProgress } from '../../shared/contract/accounts/lesson-progress.ts';
import { endpoint, provingMember, rowsOfMember } from '../platform/index.ts';
import { watchedLessons } from './lessons/watched-lessons.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  readLessonProgress,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([accountsTable, 'GetItem']) } },
  ({ ownedBy }) =>
    async (_, member) => {
      const { list } = await watchedLessons(ownedBy(member).accounts);
      return { list };
    },
);
