import { reportLesson } from '../../shared/contract/enquiries.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { lessonFinder } from '../platform/tables/published-content.ts';
import { lessonReporter } from './lesson-report.ts';
import { needs } from './needs.ts';

export default endpoint(reportLesson, needs.reportLesson, ({ tables, publish }) =>
  lessonReporter({ findLesson: lessonFinder(tables.content), publish }),
);
