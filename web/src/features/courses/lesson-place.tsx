import { href } from '../../lib/addresses/href.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import styles from './lesson-place.module.css';
import type { CourseDetailData } from './load-course-detail.ts';

/** Where a lesson stands, what it is about, and what it teaches in a sentence. */
export function LessonPlace({ course, lesson }: Pick<CourseDetailData, 'course' | 'lesson'>) {
  const { product_name, version, product_path, describe } = lesson;
  return (
    <>
      <p className={styles.place}>
        <Link to={href.courses()}>Training Videos</Link>
        <span aria-hidden="true">›</span>
        <span>{course.title}</span>
        <Link to={product_path}>{`${product_name} ${version}`.trim()}</Link>
      </p>
      <p>{describe}</p>
    </>
  );
}
