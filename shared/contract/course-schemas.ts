import * as z from 'zod/mini';
import { coursesPerPage } from '../course-list.ts';

/** How courses are read in pages (product-rules.md#page-sizes). */
export const coursePages = {
  size: coursesPerPage,
  most: 50,
  names: { page: 'page', size: 'limit', count: 'datacount' },
} as const;

/** A course in the list (product-rules.md#courses). */
export const Course = z.object({
  id: z.int(),
  /** Its first lesson. */
  dir_id: z.int(),
  title: z.string(),
  /** Address of its picture. */
  cover: z.string(),
  describe: z.string(),
  /** All of its lessons, in their order. */
  lesson_ids: z.array(z.int()),
});
export type Course = z.output<typeof Course>;

/** A lesson in the tree of its course. */
export const Lesson = z.object({
  id: z.int(),
  title: z.string(),
  /** Address of the film's poster; '' without a film, where the course's cover takes its place. */
  cover: z.string(),
  /** Address of the film that every browser plays, and its name in the film manifest; '' without one. */
  video_url: z.string(),
  film: z.string(),
  child: z.array(z.never()),
  describe: z.string(),
  /** Sanitized HTML whose headings begin at `h3`. */
  content: z.string(),
  /** The product that the lesson is about, the version that it was tried with ('' without releases), and the address of its page. */
  product_name: z.string(),
  version: z.string(),
  product_path: z.string(),
});
export type Lesson = z.output<typeof Lesson>;

/** A chapter: it has no film of its own, and lessons below it. */
const Chapter = z.object({
  id: z.int(),
  title: z.string(),
  cover: z.literal(''),
  video_url: z.literal(''),
  child: z.array(Lesson),
});

/** A course with its chapters and lessons. */
export const CourseDetail = z.object({
  course: z.extend(Course, {
    /** For whom it is and what it needs; sanitized HTML. */
    about: z.string(),
  }),
  dir: z.array(Chapter),
});
export type CourseDetail = z.output<typeof CourseDetail>;

/** That there is such a lesson. */
export const LessonPlace = z.object({ course_id: z.int(), dir_id: z.int(), title: z.string() });
export type LessonPlace = z.output<typeof LessonPlace>;
