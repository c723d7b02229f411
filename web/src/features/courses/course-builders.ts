import { noSuchCourse } from '../../../../shared/contract/absences.ts';
import type { Course, CourseDetail, Lesson } from '../../../../shared/contract/course-schemas.ts';
import { coursePages } from '../../../../shared/contract/course-schemas.ts';
import { pageReply } from '../../../../shared/contract/page-number.ts';
import { aContext } from '../../../testing/builders.ts';

const aCourse = (id: number, lesson_ids: number[]): Course => ({
  id,
  dir_id: lesson_ids[0] ?? 0,
  title: `Course ${id}`,
  cover: 's1',
  describe: 'What one can do.',
  lesson_ids,
});

/** @param film '' for a lesson that is read and done */
const aLesson = (id: number, film = 'windows-basics'): Lesson => ({
  id,
  title: `Lesson ${id}`,
  cover: film && `/media/films/${film}-poster.jpg`,
  video_url: film && `/media/films/${film}-h264.mp4`,
  film,
  child: [],
  describe: `What lesson ${id} teaches.`,
  content: '<p>In S1, press <strong>Take</strong>.</p>\n<ol>\n<li>Look.</li>\n</ol>',
  product_name: 'S1',
  version: '2.5.1',
  product_path: '/product-s1',
});

const chapter = (id: number, child: Lesson[]) => ({
  id,
  title: `Chapter ${id}`,
  cover: '' as const,
  video_url: '' as const,
  child,
});

/** Course 1 has two chapters, with lessons 1 and 2, and 3, which has no film. */
const detail: CourseDetail = {
  course: { ...aCourse(1, [1, 2, 3]), about: '<p>For you.</p>' },
  dir: [chapter(101, [aLesson(1), aLesson(2)]), chapter(102, [aLesson(3, '')])],
};

/** Answers a list of so many courses, and the first of them at length. */
export const courseContext = (count = 10) => {
  const courses = Array.from({ length: count }, (_, place) =>
    aCourse(place + 1, place === 0 ? [1, 2, 3] : [place * 10]),
  );
  return aContext({
    listCourses: ({ page, size }) =>
      pageReply(coursePages, { list: courses.slice((page - 1) * size, page * size), count }),
    readCourse: ({ course_id }) => {
      if (course_id !== 1) throw noSuchCourse();
      return detail;
    },
  });
};
