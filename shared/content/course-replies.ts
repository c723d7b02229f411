import { noSuchCourse } from '../contract/absences.ts';
import type { Course, CourseDetail, Lesson, LessonPlace } from '../contract/course-schemas.ts';
import { coursePages } from '../contract/course-schemas.ts';
import { pageReply } from '../contract/page-number.ts';
import { filmFile, posterFile } from '../film-files.ts';
import type { ContentLibrary, CourseEntry, LessonEntry } from './library.ts';
import { picturePath } from './picture-path.ts';
import type { ReadReplies } from './read-replies.ts';

/** What is published of courses. */
export interface CourseContent {
  readonly courses: readonly Course[];
  readonly courseDetails: readonly CourseDetail[];
  readonly lessons: readonly LessonPlace[];
}

/** The replies of the reads of courses, each under its endpoint's name. */
export function courseReplies({
  courses,
  courseDetails,
}: CourseContent): Pick<ReadReplies, 'listCourses' | 'readCourse'> {
  return {
    listCourses: ({ page, size }) =>
      pageReply(coursePages, { list: courses.slice((page - 1) * size, page * size), count: courses.length }),
    readCourse: ({ course_id }) => {
      const detail = courseDetails.find(({ course }) => course.id === course_id);
      if (!detail) throw noSuchCourse();
      return detail;
    },
  };
}

type CourseLibrary = Pick<ContentLibrary, 'courses' | 'lessons' | 'products'>;

/** The list, each course at length, and every lesson by itself. */
export function courseContent({ courses, lessons, products }: CourseLibrary): CourseContent {
  const lessonReply = ({ id, title, describe, film = '', html, product, version = '' }: LessonEntry): Lesson => {
    const about = products.find((one) => one.id === product);
    return {
      id,
      title,
      cover: film === '' ? '' : posterFile(film),
      video_url: film === '' ? '' : filmFile(film),
      film,
      child: [],
      describe,
      content: html,
      product_name: about?.title ?? '',
      version,
      product_path: about?.path ?? '',
    };
  };
  const courseDetail = (course: CourseEntry): CourseDetail => {
    const { id, title, describe, about } = course;
    const cover = picturePath(course.cover);
    const dir = course.chapters.map((chapter) => ({
      ...chapter,
      cover: '' as const,
      video_url: '' as const,
      child: lessons
        .filter((lesson) => lesson.course === course.name && lesson.chapter === chapter.id)
        .map(lessonReply),
    }));
    const lesson_ids = dir.flatMap(({ child }) => child.map((lesson) => lesson.id));
    return { course: { id, dir_id: lesson_ids[0] ?? 0, title, cover, describe, lesson_ids, about }, dir };
  };
  const courseDetails = courses.map(courseDetail);
  return {
    courses: courseDetails.map(({ course: { about: _, ...course } }) => course),
    courseDetails,
    lessons: courseDetails.flatMap(({ course, dir }) =>
      dir.flatMap(({ child }) => child.map(({ id, title }) => ({ course_id: course.id, dir_id: id, title }))),
    ),
  };
}
