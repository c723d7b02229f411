import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LinkingFile } from './check-links.ts';
import type { ContentProblem } from './content-error.ts';
import { loadFolder } from './content-files.ts';
import { CourseFrontMatter, LessonFrontMatter } from './course-schema.ts';
import type { CourseEntry, LessonEntry } from './library.ts';
import { linksOf, renderDetail, renderMarkdown } from './markdown.ts';

/** Reads the courses. */
export function loadCourses(directory: string, problems: ContentProblem[]): LinkingFile<CourseEntry>[] {
  return loadFolder(directory, 'courses', CourseFrontMatter, problems).map((content) => ({
    content,
    entry: { ...content.matter, name: basename(content.file, '.md'), about: renderMarkdown(content.text) },
    links: linksOf(content.text),
  }));
}

/** Reads the lessons, which lie in the folder of their course; a folder without a course is looked for afterwards. */
export function loadLessons(directory: string, problems: ContentProblem[]): LinkingFile<LessonEntry>[] {
  return foldersIn(join(directory, 'courses')).flatMap((course) =>
    loadFolder(directory, `courses/${course}`, LessonFrontMatter, problems).flatMap((content) => {
      try {
        const html = renderDetail(content.text);
        return [{ content, entry: { ...content.matter, course, html }, links: linksOf(content.text) }];
      } catch (error) {
        // renderDetail throws Errors, to whose message its library adds a line of its own.
        problems.push(content.problem([], (error as Error).message.split('\n')[0] ?? ''));
        return [];
      }
    }),
  );
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
