import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import { RichText } from '../../../ui/data/rich-text/rich-text.tsx';
import { CardGrid } from '../../../ui/layout/card-grid/card-grid.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { Split } from '../../../ui/layout/split/split.tsx';
import { HolderList } from '../holders/holder-list.tsx';
import type { CertificationTexts } from '../load-certification.ts';
import { SectionTitle } from '../section-title.tsx';
import { ExamRules } from '../sign-up/exam-rules.tsx';
import styles from './about-tab.module.css';

/** What the exam is, for whom, how it goes, by which rules; and who has passed it. */
export function AboutTab({ texts }: { readonly texts: CertificationTexts }) {
  const { html, facts, audience, steps, rules } = texts;
  return (
    <>
      <Section labelledBy="exam-title" space="opening">
        <Split share="halves" from="desktop" align="start" className={styles.exam}>
          <div>
            <SectionTitle id="exam-title">What the exam asks for</SectionTitle>
            <RichText html={html} under={2} />
          </div>
          <div className={styles.facts}>
            <DefinitionList terms={facts} />
            <ExamRules rules={rules} />
          </div>
        </Split>
      </Section>
      <Section labelledBy="audience-title" space="none">
        <SectionTitle id="audience-title">Who takes it</SectionTitle>
        <CardGrid edge="line" className={styles.audience}>
          {audience.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section labelledBy="steps-title" space="part">
        <SectionTitle id="steps-title">From the form to the certificate</SectionTitle>
        <CardGrid edge="line" ordered className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section labelledBy="holders-title" id="holders">
        <SectionTitle id="holders-title">Certified engineers</SectionTitle>
        <HolderList />
      </Section>
    </>
  );
}
