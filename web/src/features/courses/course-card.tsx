import type { Course } from '../../../../shared/contract/course-schemas.ts';
import type { WatchedLesson } from '../../../../shared/lesson-progress.ts';
import { href } from '../../lib/addresses/href.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { Picture } from '../../ui/media/picture/picture.tsx';
import { media } from '../../ui/style/breakpoints.ts';
import styles from './course-card.module.css';
import { courseProgress } from './course-progress.ts';

interface CourseCardProps {
  readonly course: Course;
  /** How far the visitor has come, the latest lesson first. */
  readonly watched: readonly WatchedLesson[];
  /** In the first screen: its picture is not lazy. */
  readonly first: boolean;
}

const sizes = `${media['from-wide']} max(24rem, 25vw), ${media['from-tablet']} 46vw, 90vw`;

/** A course in short; the whole card leads to its first lesson, or to where the visitor stopped. */
export function CourseCard({ course, watched, first }: CourseCardProps) {
  const { id, title, cover, describe, lesson_ids } = course;
  const { done, goesOnAt } = courseProgress(course, watched);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture name={cover} sizes={sizes} alt="" first={first} />
      </div>
      <h2 className={styles.title}>
        <Link to={href.lesson(id, goesOnAt)}>{title}</Link>
      </h2>
      <p className={styles.text}>{describe}</p>
      <p className={styles.lessons}>
        {done === 0 ? `${lesson_ids.length} lessons` : `${done} of ${lesson_ids.length} lessons done`}
      </p>
      {done > 0 && <progress className={styles.bar} aria-hidden="true" max={lesson_ids.length} value={done} />}
    </article>
  );
}
