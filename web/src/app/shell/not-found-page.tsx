import { brand } from '../../../../shared/brand.ts';
import { href } from '../../lib/addresses/href.ts';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { EntryList } from './menu/entry-list.tsx';
import type { Entry } from './menu/navigation-table.ts';
import styles from './not-found-page.module.css';

const ways: readonly Entry[] = [
  { label: 'Download centre', route: 'download', to: href.download() },
  { label: 'Release history', route: 'history', to: href.history(21) },
  { label: 'Home', route: 'home', to: href.home() },
];

/** What stands where there is no such page, release or file (product-rules.md#unknown-addresses). */
export function NotFoundPage() {
  return (
    <>
      <PageHead title="There is nothing at this address">
        <p>
          It may have been mistyped, or what stood here has been replaced. If a link of ours led here, please tell{' '}
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
        </p>
      </PageHead>
      <Section space="none">
        <EntryList className={styles.ways} entries={ways} />
      </Section>
    </>
  );
}
