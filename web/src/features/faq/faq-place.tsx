import type { FaqEntry } from '../../../../shared/contract/faq-schemas.ts';
import { href } from '../../lib/addresses/href.ts';
import { formatDay } from '../../lib/format.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import styles from './faq-place.module.css';
import type { FaqLink } from './load-faq.ts';

interface FaqPlaceProps {
  readonly entry: FaqEntry;
  readonly above: readonly FaqLink[];
}

/** Where an entry stands, what it is about, and since when it says so. */
export function FaqPlace({ entry: { product_name, version, product_path, update_date }, above }: FaqPlaceProps) {
  return (
    <>
      <nav className={styles.way} aria-label="Where this stands">
        <ol>
          {[{ id: undefined, title: 'All topics' }, ...above].map(({ id, title }) => (
            <li key={title}>
              <Link to={href.faq(id)}>{title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      {update_date !== '' && (
        <p className={styles.about}>
          {product_name !== '' && (
            <>
              <Link to={product_path}>{`${product_name} ${version}`.trim()}</Link>
              {', '}
            </>
          )}
          <time dateTime={update_date}>{formatDay(update_date)}</time>
        </p>
      )}
    </>
  );
}
