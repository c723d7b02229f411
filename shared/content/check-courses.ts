import { problemsOfSubject } from './check-subject.ts';
import type { ContentProblem } from './content-error.ts';
import type { CourseEntry, LessonEntry, ProductEntry, ReleaseEntry } from './library.ts';
import type { LoadedFile } from './loaded-file.ts';

/** The courses, and what their lessons name. */
interface CourseFiles {
  readonly courses: readonly LoadedFile<CourseEntry>[];
  readonly lessons: readonly LoadedFile<LessonEntry>[];
  readonly products: readonly LoadedFile<ProductEntry>[];
  readonly releases: readonly LoadedFile<ReleaseEntry>[];
}

/** Problems of the courses as a whole: a chapter without lessons, a lesson of no course or chapter, a product or version that there is not. */
export function problemsOfCourses(files: CourseFiles): ContentProblem[] {
  const { courses, lessons } = files;
  return [
    ...courses.flatMap((course) => problemsOfCourse(course, lessons)),
    ...lessons.flatMap((lesson) => problemsOfLesson(lesson, files)),
  ];
}

function problemsOfCourse(
  { content, entry: { name, chapters } }: LoadedFile<CourseEntry>,
  lessons: CourseFiles['lessons'],
): ContentProblem[] {
  const used = new Set(lessons.filter(({ entry }) => entry.course === name).map(({ entry }) => entry.chapter));
  return chapters.flatMap(({ id, title }, place) =>
    used.has(id) ? [] : [content.problem(['chapters', place], `The chapter ${title} has no lesson`)],
  );
}

function problemsOfLesson(lesson: LoadedFile<LessonEntry>, files: CourseFiles): ContentProblem[] {
  const { content, entry } = lesson;
  const problems: ContentProblem[] = [];
  const course = files.courses.find(({ entry: { name } }) => name === entry.course)?.entry;
  if (!course) problems.push(content.problem([], `There is no course shared/content/courses/${entry.course}.md`));
  if (course && !course.chapters.some(({ id }) => id === entry.chapter))
    problems.push(content.problem(['chapter'], `The course has no chapter ${entry.chapter}`));
  return [...problems, ...problemsOfSubject(lesson, files, 'A lesson')];
}
