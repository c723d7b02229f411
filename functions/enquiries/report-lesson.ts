import { lessonWatched } from '../../events/lesson-watched/event.ts';
import { reportLesson } from '../../shared/contract/enquiries.ts';
import { contentTable } from '../content/public.ts';
import { endpoint, limiting, publishing, rows } from '../platform/index.ts';
import { lessonFinder } from '../platform/tables/published-content.ts';
import { lessonReporter } from './lesson-report.ts';

export default endpoint(
  reportLesson,
  { uses: { limits: limiting(), content: rows(contentTable, 'GetItem'), publish: publishing(lessonWatched) } },
  ({ content, publish }) => lessonReporter({ findLesson: lessonFinder(content), publish }),
);
