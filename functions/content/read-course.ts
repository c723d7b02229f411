import { noSuchCourse } from '../../shared/contract/absences.ts';
import { readCourse } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { needs } from './needs.ts';

export default endpoint(readCourse, needs.readCourse, ({ tables }) => {
  const findEntry = entryFinder(tables.content);
  return addressed(async ({ course_id }) => {
    const detail = await findEntry('courseDetails', '', String(course_id));
    if (!detail) throw noSuchCourse();
    return detail;
  });
});
