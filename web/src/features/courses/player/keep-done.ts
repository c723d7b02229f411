import type { WatchedLesson } from '../../../../../shared/lesson-progress.ts';
import { keepProgress } from '../progress/member-progress.ts';
import { countLesson } from './report-lesson.ts';

/** Has a lesson counted that was done without a film, and kept for a member. */
export async function keepDone(watched: WatchedLesson): Promise<void> {
  await Promise.all([keepProgress([watched]), countLesson(watched.course_id, watched.dir_id, 'finished')]);
}
