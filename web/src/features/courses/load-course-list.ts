import { listCourses } from '../../../../shared/contract/content.ts';
import type { Course } from '../../../../shared/contract/course-schemas.ts';
import { coursesPerPage } from '../../../../shared/course-list.ts';
import { routes } from '../../../../shared/routes.ts';
import { href } from '../../lib/addresses/href.ts';
import { pictureName } from '../../lib/addresses/picture-name.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';

export interface CourseListData {
  /** From 1. */
  readonly page: number;
  /** Each with the name of its picture as `cover`. */
  readonly courses: readonly Course[];
  /** Of all pages. */
  readonly count: number;
}

const title = 'Training Videos';
const asked = { limit: coursesPerPage, language: 1 };

export const page = definePage(routes.courseList, {
  /** @throws {NotFound} for a page that the list does not have */
  load: async ({ call }, params): Promise<CourseListData> => {
    if (!/^[1-9]\d{0,3}$/.test(params.page)) throw new NotFound(`There is no page ${params.page}`);
    const number = Number(params.page);
    const { list, datacount } = await call(listCourses, { ...asked, page: number });
    if (number > 1 && list.length === 0) throw new NotFound(`There is no page ${number}`);
    const courses = list.map((course) => ({ ...course, cover: pictureName(course.cover) }));
    return { page: number, courses, count: datacount };
  },

  meta: ({ page: number, courses: [first] }) => ({
    title: number === 1 ? title : `${title}, page ${number}`,
    description:
      'Courses on our software in chapters and short lessons: a film with captions, the steps in words and pictures, and something to try.',
    ...(first && { picture: { name: first.cover, alt: first.title } }),
    structuredData: [breadcrumbs([{ name: title, address: href.courses() }])],
  }),

  documents: async ({ call }) => {
    const { datacount } = await call(listCourses, { ...asked, page: 1 });
    const pages = Math.max(1, Math.ceil(datacount / coursesPerPage));
    return Array.from({ length: pages }, (_, place) => ({ page: String(place + 1) }));
  },
});
