import type { CaseTeaser } from '../../../../shared/content/replies.ts';
import { href } from '../../lib/href.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { CaseCard } from '../../ui/case-card.tsx';
import styles from './cases.module.css';

/** Application scenarios: up to four cases, each opening its page (spec §2, Home). */
export function Cases({ cases }: { readonly cases: readonly CaseTeaser[] }) {
  if (cases.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="cases-title">
      <div className={styles.head}>
        <h2 id="cases-title">Where it plays</h2>
        <ActionLink to={href.cases(1)} kind="line">
          Show more
        </ActionLink>
      </div>
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
