import { expect, test } from 'vitest';
import { mergedProgress, mostLessons, type WatchedLesson } from './lesson-progress.ts';

const watched = (given: Partial<WatchedLesson>): WatchedLesson => ({
  course_id: 1,
  dir_id: 2,
  seconds: 5,
  done: 0,
  changed_at: 100,
  ...given,
});

test('of two memories of a lesson the later place counts, whichever comes first', () => {
  const [earlier, later] = [watched({ seconds: 12 }), watched({ seconds: 3, changed_at: 200 })];
  expect(mergedProgress([earlier], [later])).toEqual([later]);
  expect(mergedProgress([later], [earlier])).toEqual([later]);
});

test('a lesson that was done once stays done while it is watched again', () => {
  const [done, again] = [watched({ seconds: 0, done: 1 }), watched({ seconds: 4, changed_at: 200 })];
  for (const memories of [
    [[done], [again]],
    [[again], [done]],
  ])
    expect(mergedProgress(...memories)).toEqual([{ ...again, done: 1 }]);
});

test('lessons of all memories are kept, the latest first, and the oldest are forgotten', () => {
  const many = Array.from({ length: mostLessons + 1 }, (_, place) => watched({ dir_id: place, changed_at: place }));
  const merged = mergedProgress(many.slice(0, 50), many.slice(50));
  expect(merged).toHaveLength(mostLessons);
  expect([merged[0]?.dir_id, merged.at(-1)?.dir_id]).toEqual([mostLessons, 1]);
});
