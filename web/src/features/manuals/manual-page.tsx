import { href } from '../../lib/addresses/href.ts';
import { formatDay } from '../../lib/format.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import type { ManualData } from './load-manual.ts';
import { ManualChapter } from './manual-chapter.tsx';
import { ManualContents } from './manual-contents.tsx';
import styles from './manual-page.module.css';

/** A manual to be read in place (product-rules.md#manual-page): its contents, or one of its chapters. */
export default function ManualPage({ data }: PageProps<ManualData>) {
  const { manual, chapter } = data;
  const { name, title, product_name, product_path, version, update_date } = manual;
  return (
    <>
      <PageHead title={chapter ? `${chapter.number} ${chapter.title}`.trim() : title} size="compact">
        <nav className={styles.way} aria-label="Where this stands">
          <ol>
            <li>
              <Link to={href.manuals()}>Manuals</Link>
            </li>
            {chapter && (
              <li>
                <Link to={href.manual(name)}>{title}</Link>
              </li>
            )}
          </ol>
        </nav>
        <p className={styles.about}>
          <Link to={product_path}>{`${product_name} ${version}`}</Link>
          {', '}
          <time dateTime={update_date}>{formatDay(update_date)}</time>
        </p>
      </PageHead>
      <Section space="none">
        {chapter ? <ManualChapter {...data} chapter={chapter} /> : <ManualContents {...data} />}
      </Section>
    </>
  );
}
