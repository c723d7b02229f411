import { readLessonProgress } from '../../shared/contract/accounts/lesson-progress.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { provingMember } from '../platform/calls/members/proving-member.ts';
import { rowsOfMember } from '../platform/tables/rows.ts';
import { watchedLessons } from './lessons/watched-lessons.ts';
import { accountsTable } from './tables.ts';

export default endpoint(
  readLessonProgress,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([accountsTable, 'GetItem']) } },
  ({ ownedBy }) =>
    (_, member) =>
      watchedLessons(ownedBy(member).accounts),
);
