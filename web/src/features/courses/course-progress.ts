import type { Course } from '../../../../shared/contract/course-schemas.ts';
import type { WatchedLesson } from '../../../../shared/lesson-progress.ts';

interface CourseProgress {
  /** How many of its lessons are done. */
  readonly done: number;
  /** The lesson to go on with: the one that was left last, or the one after it where that is done; the first after all. */
  readonly goesOnAt: number;
}

/** How far somebody has come in a course. @param watched the latest lesson first */
export function courseProgress(
  { dir_id, lesson_ids }: Pick<Course, 'dir_id' | 'lesson_ids'>,
  watched: readonly WatchedLesson[],
): CourseProgress {
  const own = watched.filter((lesson) => lesson_ids.includes(lesson.dir_id));
  const [latest] = own;
  const after = latest && lesson_ids[lesson_ids.indexOf(latest.dir_id) + 1];
  const isLeft = latest !== undefined && (latest.done === 0 || latest.seconds > 0);
  return {
    done: own.filter(({ done }) => done === 1).length,
    goesOnAt: (isLeft ? latest.dir_id : after) ?? dir_id,
  };
}
