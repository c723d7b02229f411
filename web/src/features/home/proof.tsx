import type { CaseTeaser } from '../../../../shared/content/replies.ts';
import { href } from '../../lib/href.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { media } from '../../ui/breakpoints.ts';
import { CaseCard } from '../../ui/data/case-card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import styles from './proof.module.css';

/** What the family can do, in figures (product-rules.md#product-facts). */
const figures = [
  { value: '16 outputs', note: 'from one S3 server' },
  { value: '10 NDI streams', note: 'at 1920 × 1080' },
  { value: '16384 × 16384', note: 'in one HVC file' },
  { value: 'LTC, MIDI, DMX', note: 'TCP, UDP and serial' },
] as const;

/** What the products do in figures, and where they do it: up to four cases, each opening its page. */
export function Proof({ cases }: { readonly cases: readonly CaseTeaser[] }) {
  return (
    <Section labelledBy="proof-title">
      <SectionHead id="proof-title" title="Where it plays">
        <ActionLink to={href.cases(1)} kind="line">
          Show more
        </ActionLink>
      </SectionHead>
      <dl className={styles.figures}>
        {figures.map(({ value, note }) => (
          <div key={value}>
            <dt>{value}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.cases}>
        {cases.map((teaser, place) => (
          // The first may stand a second time (product-rules.md#home).
          <li key={cases.findIndex(({ id }) => id === teaser.id) === place ? teaser.id : 'repeated'}>
            <CaseCard
              teaser={teaser}
              sizes={`${media['from-wide']} max(39rem, 38vw), ${media['from-tablet']} 46vw, 76vw`}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
