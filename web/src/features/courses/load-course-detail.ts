import { listCourses, readCourse } from '../../../../shared/contract/content.ts';
import type { CourseDetail, Lesson } from '../../../../shared/contract/course-schemas.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { coursesPerPage } from '../../../../shared/course-list.ts';
import { routes } from '../../../../shared/routes.ts';
import { href } from '../../lib/addresses/href.ts';
import { pictureName } from '../../lib/addresses/picture-name.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { type LoadContext, NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs, videoObject } from '../../lib/pages/structured-data.ts';

/** A lesson to go to. */
export interface LessonLink {
  readonly id: number;
  readonly title: string;
}

interface Chapter extends LessonLink {
  readonly lessons: readonly LessonLink[];
}

/** The lesson that is shown. What a page does not show is left out of its document. */
export type ShownLesson = Omit<Lesson, 'cover' | 'video_url' | 'child'>;

export interface CourseDetailData {
  readonly course: Pick<CourseDetail['course'], 'id' | 'title' | 'cover' | 'about'>;
  readonly chapters: readonly Chapter[];
  readonly lesson: ShownLesson;
  /** The lessons beside it, over the borders of chapters; null where there is none. */
  readonly previous: LessonLink | null;
  readonly next: LessonLink | null;
}

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,8}$/.test(text);

/** @throws {NotFound} for what is no id, or one that no course has */
async function courseOf({ call }: LoadContext, id: string | undefined): Promise<CourseDetail> {
  if (!isId(id)) throw new NotFound(`There is no course ${id}`);
  try {
    return await call(readCourse, { course_id: Number(id) });
  } catch (error) {
    if (error instanceof Refusal) throw new NotFound(error.message);
    throw error;
  }
}

const linkTo = ({ id, title }: LessonLink): LessonLink => ({ id, title });
const linkOrNull = (lesson: Lesson | undefined) => (lesson ? linkTo(lesson) : null);

export const page = definePage(routes.courseDetail, {
  /** @throws {NotFound} for a course that there is not, or a lesson that it has not */
  load: async (context, { id, dir_id }): Promise<CourseDetailData> => {
    const { course, dir } = await courseOf(context, id);
    const lessons = dir.flatMap(({ child }) => child);
    const place = lessons.findIndex((lesson) => String(lesson.id) === dir_id);
    const found = lessons[place];
    if (!found) throw new NotFound(`The course has no lesson ${dir_id}`);
    const { cover: _, video_url: __, child: ___, ...lesson } = found;
    return {
      course: { id: course.id, title: course.title, cover: pictureName(course.cover), about: course.about },
      chapters: dir.map((chapter) => ({ ...linkTo(chapter), lessons: chapter.child.map(linkTo) })),
      lesson,
      previous: linkOrNull(lessons[place - 1]),
      next: linkOrNull(lessons[place + 1]),
    };
  },

  meta: ({ course, lesson }) => {
    const { id, title, describe, film } = lesson;
    return {
      title: `${title}: ${course.title}`,
      description: describe,
      picture: { name: course.cover, alt: course.title },
      structuredData: [
        breadcrumbs([
          { name: 'Training Videos', address: href.courses() },
          { name: title, address: href.lesson(course.id, id) },
        ]),
        ...(film === '' ? [] : [videoObject({ title, text: describe, film })]),
      ],
    };
  },

  documents: async ({ call }) => {
    const ask = (page: number) => call(listCourses, { page, limit: coursesPerPage, language: 1 });
    const { list: first, datacount } = await ask(1);
    const others = Array.from({ length: Math.ceil(datacount / coursesPerPage) - 1 }, (_, place) => ask(place + 2));
    const courses = [...first, ...(await Promise.all(others)).flatMap(({ list }) => list)];
    return courses.flatMap(({ id, lesson_ids }) =>
      lesson_ids.map((lesson) => ({ id: String(id), dir_id: String(lesson) })),
    );
  },
});
