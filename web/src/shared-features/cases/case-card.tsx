import { href } from '../../lib/addresses/href.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { Picture } from '../../ui/media/picture/picture.tsx';
import styles from './case-card.module.css';
import type { CaseTeaser } from './case-teaser.ts';

interface CaseCardProps {
  readonly teaser: CaseTeaser;
  /** Width on the page, as the `sizes` of an `img`. */
  readonly sizes: string;
  /** Level of the title. */
  readonly heading?: 'h2' | 'h3';
  /** In the first screen of a page: its picture is not lazy. */
  readonly first?: boolean;
}

/** A case in short; the whole card leads to it. */
export function CaseCard({ teaser, sizes, heading: Heading = 'h3', first = false }: CaseCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture name={teaser.img} sizes={sizes} alt="" first={first} />
      </div>
      <p className={styles.category}>{teaser.subTitle}</p>
      <Heading className={styles.title}>
        <Link to={href.casesDetail(teaser.id)}>{teaser.title}</Link>
      </Heading>
      <p className={styles.text}>{teaser.text}</p>
    </article>
  );
}
