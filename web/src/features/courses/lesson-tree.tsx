import { href } from '../../lib/addresses/href.ts';
import { Tree } from '../../ui/data/tree/tree.tsx';
import type { CourseDetailData } from './load-course-detail.ts';
import { useDoneLessons } from './progress/use-done-lessons.ts';

interface LessonTreeProps {
  readonly course: number;
  readonly chapters: CourseDetailData['chapters'];
  /** Id of the lesson that is shown. */
  readonly current: number;
}

/** The lessons of a course by chapters, those marked that the visitor has done: a part of its own, as nothing else of the page changes with them. */
export function LessonTree({ course, chapters, current }: LessonTreeProps) {
  const done = useDoneLessons();
  const nodes = chapters.map(({ id, title, lessons }) => ({
    key: id,
    label: title,
    children: lessons.map((lesson) => ({
      key: lesson.id,
      label: lesson.title,
      to: href.lesson(course, lesson.id),
      isDone: done.has(lesson.id),
      children: [],
    })),
  }));
  return <Tree label="Lessons" nodes={nodes} current={current} />;
}
