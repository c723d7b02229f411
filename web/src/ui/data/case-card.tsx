import type { CaseTeaser } from '../../../../shared/content/replies.ts';
import { href } from '../../lib/href.ts';
import { Link } from '../link.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './case-card.module.css';

interface CaseCardProps {
  readonly teaser: CaseTeaser;
  /** Width on the page, as the `sizes` of an `img`. */
  readonly sizes: string;
}

/** A case in short; the whole card leads to it. */
export function CaseCard({ teaser, sizes }: CaseCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture name={teaser.img} sizes={sizes} alt="" />
      </div>
      <p className={styles.category}>{teaser.subTitle}</p>
      <h3 className={styles.title}>
        <Link to={href.casesDetail(teaser.id)}>{teaser.title}</Link>
      </h3>
      <p className={styles.text}>{teaser.text}</p>
    </article>
  );
}
