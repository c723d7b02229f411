import { lessonWatched } from '../../events/lesson-watched/event.ts';
import { reportLesson } from '../../shared/contract/enquiries.ts';
import { contentTable } from '../content/public.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { publishing } from '../platform/events/publishing.ts';
import { lessonFinder } from '../platform/tables/published-content.ts';
import { rows } from '../platform/tables/rows.ts';
import { lessonReporter } from './lesson-report.ts';

export default endpoint(
  reportLesson,
  { uses: { limits: limiting(), content: rows(contentTable, 'GetItem'), publish: publishing(lessonWatched) } },
  ({ content, publish }) => lessonReporter({ findLesson: lessonFinder(content), publish }),
);
