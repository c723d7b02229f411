import * as z from 'zod/mini';
import { version } from '../contract/fields.ts';
import { identifier, pictureName, sentences, shortText } from './schema.ts';

/** Ids of chapters begin above those of lessons, with which they share the tree of a course (product-rules.md#courses). */
const firstChapterId = 101;

const lessonId = identifier.check(z.lt(firstChapterId, { error: `Ids of lessons are below ${firstChapterId}` }));
const chapterId = identifier.check(z.gte(firstChapterId, { error: `Ids of chapters begin at ${firstChapterId}` }));

/** Front matter of `courses/<name>.md`; the text below it says for whom the course is and what it needs. */
export const CourseFrontMatter = z.strictObject({
  id: identifier,
  /** Place in the list of courses. */
  order: identifier,
  title: shortText,
  cover: pictureName,
  /** What one can do afterwards. */
  describe: sentences,
  /** In their order. */
  chapters: z
    .array(z.strictObject({ id: chapterId, title: shortText }))
    .check(z.minLength(1, { error: 'A course has at least one chapter' })),
});
export type CourseFrontMatter = z.output<typeof CourseFrontMatter>;

/**
 * Front matter of `courses/<course>/<name>.md`, a lesson; the text below it teaches the same as the film. Lessons of a chapter stand in the order
 * of their ids, which are unique among all courses.
 */
export const LessonFrontMatter = z.strictObject({
  id: lessonId,
  /** Id of its chapter. */
  chapter: chapterId,
  title: shortText,
  describe: sentences,
  /** Name in the film manifest; left out for a lesson that is read and done. */
  film: z.optional(pictureName),
  /** Id in `products/`, and the release with which its steps were tried. */
  product: identifier,
  version: z.optional(version),
});
export type LessonFrontMatter = z.output<typeof LessonFrontMatter>;
