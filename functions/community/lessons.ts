import { noSuchLesson } from '../../shared/contract/absences.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import type { Table } from '../platform/tables/table.ts';

/** Which lessons there are, content says: one read. @throws Refusal for a lesson that no course has */
export function lessonCheck(content: Table<'GetItem'>) {
  const find = entryFinder(content);
  return async (courseId: string, lessonId: string): Promise<void> => {
    if (!(await find('lessons', '', `${courseId} ${lessonId}`))) throw noSuchLesson();
  };
}
