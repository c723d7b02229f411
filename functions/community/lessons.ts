import { noSuchLesson } from '../../shared/contract/absences.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import type { Table } from '../platform/tables/table.ts';

/** @throws Refusal for a lesson that no course has */
export type LessonCheck = (courseId: string, lessonId: string) => Promise<void>;

/** Which lessons there are, content says: one read. */
export function lessonCheck(content: Table<'GetItem'>): LessonCheck {
  const find = entryFinder(content);
  return async (courseId, lessonId) => {
    if (!(await find('lessons', '', `${courseId} ${lessonId}`))) throw noSuchLesson();
  };
}
