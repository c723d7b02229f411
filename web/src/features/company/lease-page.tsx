import { useState } from 'react';
import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { ContactSales } from '../../shared-features/sales/contact-sales.tsx';
import { CompareTable } from '../../ui/data/compare-table/compare-table.tsx';
import { DefinitionList } from '../../ui/data/definition-list/definition-list.tsx';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { CardGrid } from '../../ui/layout/card-grid/card-grid.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { PhoneFold } from '../../ui/layout/phone-fold/phone-fold.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { SectionHead } from '../../ui/layout/section-head/section-head.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import styles from './lease-page.module.css';
import { RentalSets } from './rental-sets.tsx';

/** What can be rented, on which terms, and the enquiry, which names the set that was asked for last. */
export default function LeasePage({
  data: { title, lead, html, items, terms, figures, steps },
}: PageProps<PageTexts['lease']>) {
  const [wanted, setWanted] = useState<string>();
  const [, ...devices] = figures.columns;
  const rows = figures.rows.map(([term = '', ...values]) => ({ term, values }));
  return (
    <>
      <PageHead title={title}>
        <p>{lead}</p>
      </PageHead>
      <Section labelledBy="sets-title" space="none">
        <h2 id="sets-title" className={styles.title}>
          What can be rented
        </h2>
        <RentalSets items={items} onAsk={setWanted} />
      </Section>
      <Section labelledBy="steps-title">
        <SectionHead id="steps-title" title="From the question to the way back" />
        <CardGrid edge="line" ordered className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section labelledBy="figures-title">
        <SectionHead id="figures-title" title={figures.caption} />
        <PhoneFold summary="All figures">
          <CompareTable label={figures.caption} columns={devices} rows={rows} />
        </PhoneFold>
      </Section>
      <Section labelledBy="terms-title">
        <SectionHead id="terms-title" title="Terms" />
        <PhoneFold summary="All terms">
          <Split share="two-to-three" from="desktop" align="start">
            <RichText html={html} under={2} />
            <DefinitionList terms={terms} />
          </Split>
        </PhoneFold>
      </Section>
      <ContactSales product={wanted ? `renting: ${wanted}` : 'renting'} title="Ask for a price">
        Name the days, the town and what hangs on stage. An e-mail address or a WhatsApp number is enough for an offer.
      </ContactSales>
    </>
  );
}
