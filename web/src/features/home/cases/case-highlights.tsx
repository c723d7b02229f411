import { href } from '../../../lib/addresses/href.ts';
import type { CaseTeaser } from '../../../shared-features/cases/case-teaser.ts';
import { ActionLink } from '../../../ui/actions/action-link/action-link.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { CaseChoice } from './case-choice.tsx';
import styles from './case-highlights.module.css';

/** What the family can do, in figures (product-rules.md#product-facts). */
const figures = [
  { value: '16 outputs', note: 'from one S3 server' },
  { value: '10 NDI streams', note: 'at 1920 × 1080' },
  { value: '16384 × 16384', note: 'in one HVC file' },
  { value: 'LTC, MIDI, DMX', note: 'TCP, UDP and serial' },
] as const;

/** What the products do in figures, and where they do it: up to four cases, each opening its page. */
export function CaseHighlights({ cases }: { readonly cases: readonly CaseTeaser[] }) {
  return (
    <Section labelledBy="cases-title">
      <div className={styles.highlights}>
        <SectionHead id="cases-title" title="Where it plays" />
        <dl className={styles.figures}>
          {figures.map(({ value, note }) => (
            <div key={value}>
              <dt>{value}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
        <CaseChoice cases={cases} />
        <p className={styles.more}>
          <ActionLink to={href.cases(1)} kind="secondary">
            Show more
          </ActionLink>
        </p>
      </div>
    </Section>
  );
}
