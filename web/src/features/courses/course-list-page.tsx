import { coursesPerPage } from '../../../../shared/course-list.ts';
import { href } from '../../lib/addresses/href.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { Pagination } from '../../ui/data/pagination/pagination.tsx';
import { Empty } from '../../ui/feedback/empty/empty.tsx';
import { CardGrid } from '../../ui/layout/card-grid/card-grid.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { CourseCard } from './course-card.tsx';
import styles from './course-list-page.module.css';
import type { CourseListData } from './load-course-list.ts';
import { usePlaysFilms } from './plays-films.ts';
import { useProgress } from './progress/use-progress.ts';
import { useSyncedProgress } from './progress/use-synced-progress.ts';

/** The courses (product-rules.md#courses), each leading to its first lesson, or to where the visitor stopped. */
export default function CourseListPage({ data: { page, courses, count } }: PageProps<CourseListData>) {
  const watched = useProgress();
  const playsFilms = usePlaysFilms();
  useSyncedProgress();
  return (
    <>
      <PageHead title="Training Videos" size="compact">
        <p>Short lessons: a film with captions, the steps in words and pictures, something to try.</p>
        {!playsFilms && <p className={styles.hint}>Chrome plays these films; this browser shows their steps.</p>}
      </PageHead>
      <Section space="none">
        {courses.length === 0 ? (
          <Empty>The videos will be released soon.</Empty>
        ) : (
          <CardGrid columns="two-then-three" className={styles.courses}>
            {courses.map((course, place) => (
              <li key={course.id}>
                <CourseCard course={course} watched={watched} first={place === 0} />
              </li>
            ))}
          </CardGrid>
        )}
        <Pagination label="Pages of courses" page={page} count={count} perPage={coursesPerPage} to={href.courses} />
      </Section>
    </>
  );
}
