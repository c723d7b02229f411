import { href } from '../lib/href.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { PageHead } from '../ui/layout/page-head.tsx';
import { Section } from '../ui/layout/section.tsx';
import styles from './not-found-page.module.css';

/** What stands where there is no such page, release or file (product-rules.md#unknown-addresses). */
export function NotFoundPage() {
  return (
    <>
      <PageHead title="There is nothing at this address">
        <p>
          It may have been mistyped, or what stood here has been replaced. Every build that can be had is in the
          download centre, older ones in the release history of their product.
        </p>
      </PageHead>
      <Section space="opening">
        <p className={styles.ways}>
          <ActionLink to={href.download()} kind="lamp">
            Download centre
          </ActionLink>
          <ActionLink to={href.route('history')} kind="line">
            Release history
          </ActionLink>
          <ActionLink to={href.home()} kind="line">
            Home
          </ActionLink>
        </p>
      </Section>
    </>
  );
}
