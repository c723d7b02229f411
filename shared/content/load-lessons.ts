import * as z from 'zod/mini';
import type { Lesson } from '../contract/content-schemas.ts';
import type { ContentProblem } from './content-error.ts';
import { loadFolder } from './content-files.ts';
import { identifier, shortText } from './schema.ts';

/** Front matter of `lessons/<name>.md`: the lessons of a course. */
const LessonsFrontMatter = z.strictObject({
  course: identifier,
  lessons: z.array(z.strictObject({ id: identifier, title: shortText })).check(z.minLength(1)),
});

/** The lessons of all courses, which people may ask about. A lesson that stands twice is a problem. */
export function loadLessons(directory: string, problems: ContentProblem[]): Lesson[] {
  const known = new Set<string>();
  return loadFolder(directory, 'lessons', LessonsFrontMatter, problems).flatMap(({ matter, problem }) =>
    matter.lessons.map(({ id, title }, place) => {
      const lesson = { course_id: String(matter.course), dir_id: String(id), title };
      const name = `${lesson.course_id} ${lesson.dir_id}`;
      if (known.has(name)) problems.push(problem(['lessons', place, 'id'], `Lesson ${name} stands here twice`));
      known.add(name);
      return lesson;
    }),
  );
}
