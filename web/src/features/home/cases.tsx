import type { CaseTeaser } from '../../../../shared/content/replies.ts';
import { href } from '../../lib/href.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { CaseCard } from '../../ui/data/case-card.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import styles from './cases.module.css';

/** Application scenarios: up to four cases, each opening its page. */
export function Cases({ cases }: { readonly cases: readonly CaseTeaser[] }) {
  if (cases.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="cases-title">
      <SectionHead id="cases-title" title="Where it plays">
        <ActionLink to={href.cases(1)} kind="line">
          Show more
        </ActionLink>
      </SectionHead>
      <ul className={styles.cases}>
        {cases.map((teaser) => (
          <li key={teaser.id}>
            <CaseCard teaser={teaser} sizes="(min-width: 48rem) 38rem, 55vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
