import { href } from '../../lib/addresses/href.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import { Picture } from '../../ui/media/picture/picture.tsx';
import { media } from '../../ui/style/breakpoints.ts';
import styles from './course-detail-page.module.css';
import { LessonPlace } from './lesson-place.tsx';
import { LessonTree } from './lesson-tree.tsx';
import type { CourseDetailData } from './load-course-detail.ts';
import { LessonFilm } from './player/lesson-film.tsx';
import { MarkDone } from './player/mark-done.tsx';
import { useSyncedProgress } from './progress/use-synced-progress.ts';
import { LessonQuestions } from './questions/lesson-questions.tsx';

/** A lesson of a course (product-rules.md#lessons): its film, what it teaches in words and pictures, and the tree of lessons beside it. */
export default function CourseDetailPage({ data }: PageProps<CourseDetailData>) {
  const { course, chapters, lesson, previous, next } = data;
  useSyncedProgress();
  return (
    <>
      <PageHead title={lesson.title} size="compact">
        <LessonPlace course={course} lesson={lesson} />
      </PageHead>
      <Section space="none">
        <Split share="two-to-one" from="desktop" align="start" className={styles.layout}>
          <div className={styles.lesson}>
            {lesson.film === '' ? (
              <div className={styles.cover}>
                <Picture name={course.cover} sizes={`${media['from-tablet']} max(40rem, 30vw), 90vw`} alt="" first />
              </div>
            ) : (
              <LessonFilm key={lesson.id} course={course.id} lesson={lesson} film={lesson.film} next={next} />
            )}
            <article>
              <RichText html={lesson.content} under={1} />
            </article>
            {lesson.film === '' && <MarkDone key={lesson.id} course={course.id} lesson={lesson.id} />}
            <nav className={styles.beside} aria-label="Lessons beside this one">
              {previous && (
                <StandaloneLink to={href.lesson(course.id, previous.id)} icon={strokes.back} tone="soft">
                  {previous.title}
                </StandaloneLink>
              )}
              {next && (
                <StandaloneLink to={href.lesson(course.id, next.id)} icon={strokes.forward} tone="soft">
                  {next.title}
                </StandaloneLink>
              )}
            </nav>
            <LessonQuestions key={`questions ${lesson.id}`} course={course.id} lesson={lesson.id} />
          </div>
          <div className={styles.course}>
            <h2>{course.title}</h2>
            <LessonTree course={course.id} chapters={chapters} current={lesson.id} />
            <div className={styles.about}>
              <RichText html={course.about} under={2} />
            </div>
            <p>
              <StandaloneLink to={href.courses()} tone="accent">
                All training videos
              </StandaloneLink>
            </p>
          </div>
        </Split>
      </Section>
    </>
  );
}
