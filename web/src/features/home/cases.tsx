import type { CaseTeaser } from '../../../../shared/content/replies.ts';
import { href } from '../../lib/href.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { media } from '../../ui/breakpoints.ts';
import { CaseCard } from '../../ui/data/case-card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import styles from './cases.module.css';

/** Application scenarios: up to four cases, each opening its page. */
export function Cases({ cases }: { readonly cases: readonly CaseTeaser[] }) {
  if (cases.length === 0) return null;
  return (
    <Section labelledBy="cases-title">
      <SectionHead id="cases-title" title="Where it plays">
        <ActionLink to={href.cases(1)} kind="line">
          Show more
        </ActionLink>
      </SectionHead>
      <ul className={styles.cases}>
        {cases.map((teaser) => (
          <li key={teaser.id}>
            <CaseCard teaser={teaser} sizes={`${media['from-tablet']} 38rem, 55vw`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
