import { CardGrid } from '../../ui/layout/card-grid/card-grid.tsx';
import { media } from '../../ui/style/breakpoints.ts';
import { CaseCard } from './case-card.tsx';
import styles from './case-grid.module.css';
import type { CaseTeaser } from './case-teaser.ts';

interface CaseGridProps {
  readonly cases: readonly CaseTeaser[];
  /** At the top of a page: the first picture is not lazy, and headings are of the second level. */
  readonly first?: boolean;
  /** Level of the headings where they are no third. */
  readonly heading?: 'h2' | 'h3';
}

const sizes = `${media['from-wide']} max(24rem, 25vw), ${media['from-tablet']} 46vw, 90vw`;

/** Cases in up to three columns. */
export function CaseGrid({ cases, first = false, heading = first ? 'h2' : 'h3' }: CaseGridProps) {
  return (
    <CardGrid columns="two-then-three" className={styles.cases}>
      {cases.map((teaser, place) => (
        <li key={teaser.id}>
          <CaseCard teaser={teaser} sizes={sizes} heading={heading} first={first && place === 0} />
        </li>
      ))}
    </CardGrid>
  );
}
