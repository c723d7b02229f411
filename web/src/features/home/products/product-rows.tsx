import { platforms } from '../../../../../shared/platform.ts';
import { href } from '../../../lib/addresses/href.ts';
import { formatDay } from '../../../lib/format.ts';
import { Link } from '../../../ui/actions/link/link.tsx';
import { Empty } from '../../../ui/feedback/empty/empty.tsx';
import { PlatformIcon } from '../../../ui/icons/platform-icon/platform-icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { HomeProduct } from '../load-home.ts';
import styles from './product-rows.module.css';

/** Products of one series, each with its newest release: the row leads to its page, the version to what is new in it. */
export function ProductRows({ products }: { readonly products: readonly HomeProduct[] }) {
  if (products.length === 0) return <Empty>There is no product of this kind yet.</Empty>;
  return (
    <ul>
      {products.map(({ title, to, release }) => (
        <li key={title} className={styles.row}>
          <span>
            <Link to={to} className={styles.name}>
              {title}
            </Link>
            {release && (
              <Link to={href.history(release.type, release.version)} className={styles.version}>
                {release.version}
              </Link>
            )}
          </span>
          {release && (
            <>
              <span className={styles.platforms}>
                {release.platforms.map((platform) => (
                  <span key={platform}>
                    <PlatformIcon platform={platform} />
                    <VisuallyHidden>{platforms[platform].label}</VisuallyHidden>
                  </span>
                ))}
              </span>
              <time dateTime={release.day}>{formatDay(release.day)}</time>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
