import { listCourses } from '../../shared/contract/content.ts';
import { coursePages } from '../../shared/contract/course-schemas.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { contentTable } from './tables.ts';

export default endpoint(listCourses, { uses: { content: rows(contentTable, 'Query') } }, ({ content }) => {
  const entriesOf = entriesReader(content);
  return addressed(async ({ page, size }) => {
    const courses = await entriesOf('courses');
    return pageReply(coursePages, { list: courses.slice((page - 1) * size, page * size), count: courses.length });
  });
});
