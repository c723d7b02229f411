import { reportLesson } from '../../../../../shared/contract/enquiries.ts';
import type { LessonStep } from '../../../../../shared/lesson-steps.ts';
import { ask } from '../../../lib/api/api.ts';

/** Has a lesson counted, which nobody misses when it fails. The request outlives the page. */
export async function countLesson(course_id: number, dir_id: number, step: LessonStep): Promise<void> {
  const report = { course_id, dir_id, step, request_id: crypto.randomUUID() };
  await ask(reportLesson, report, { keepalive: true }).catch(() => undefined);
}
