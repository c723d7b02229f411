import { expect, test } from 'vitest';
import { courseProgress } from './course-progress.ts';

const course = { dir_id: 1, lesson_ids: [1, 2, 3] };
const watched = (dir_id: number, done: 0 | 1, seconds = 0) => ({ course_id: 1, dir_id, done, seconds, changed_at: 1 });

test('who has watched nothing begins with the first lesson', () => {
  expect(courseProgress(course, [])).toEqual({ done: 0, goesOnAt: 1 });
});

test('who left a lesson goes on with it, also where it was done before', () => {
  expect(courseProgress(course, [watched(2, 0, 7), watched(1, 1)])).toEqual({ done: 1, goesOnAt: 2 });
  expect(courseProgress(course, [watched(2, 1, 7)])).toEqual({ done: 1, goesOnAt: 2 });
});

test('who has done a lesson goes on with the next, and after the last with the first', () => {
  expect(courseProgress(course, [watched(1, 1)]).goesOnAt).toBe(2);
  expect(courseProgress(course, [watched(3, 1)]).goesOnAt).toBe(1);
});

test('lessons of other courses count for nothing', () => {
  expect(courseProgress(course, [watched(9, 1)])).toEqual({ done: 0, goesOnAt: 1 });
});
