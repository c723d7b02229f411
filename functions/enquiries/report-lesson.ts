import { randomUUID } from 'node:crypto';
import { lessonWatched } from '../../events/lesson-watched/event.ts';
import { noSuchLesson } from '../../shared/contract/absences.ts';
import { reportLesson } from '../../shared/contract/enquiries.ts';
import { contentTable } from '../content/public.ts';
import { endpoint, limiting, publishing, rows } from '../platform/index.ts';
import { lessonFinder } from '../platform/tables/published-content.ts';

/** Announces that somebody began or finished a lesson (product-rules.md#lesson-progress), and answers when the event is accepted. */
export default endpoint(
  reportLesson,
  { uses: { limits: limiting(), content: rows(contentTable, 'GetItem'), publish: publishing(lessonWatched) } },
  ({ content, publish }) => {
    const findLesson = lessonFinder(content);
    return async ({ course_id, dir_id, step, request_id: reportId = randomUUID() }) => {
      if (!(await findLesson(course_id, dir_id))) throw noSuchLesson();
      await publish(lessonWatched, { reportId, courseId: course_id, lessonId: dir_id, step });
      return {};
    };
  },
);
