import { noSuchCourse } from '../../shared/contract/absences.ts';
import { readCourse } from '../../shared/contract/content.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { contentTable } from './tables.ts';

export default endpoint(readCourse, { uses: { content: rows(contentTable, 'GetItem') } }, ({ content }) => {
  const findEntry = entryFinder(content);
  return addressed(async ({ course_id }) => {
    const detail = await findEntry('courseDetails', '', String(course_id));
    if (!detail) throw noSuchCourse();
    return detail;
  });
});
