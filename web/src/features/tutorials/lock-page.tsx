import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { Accordion } from '../../ui/data/accordion/accordion.tsx';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { CardGrid } from '../../ui/layout/card-grid/card-grid.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { SectionHead } from '../../ui/layout/section-head/section-head.tsx';
import { Picture } from '../../ui/media/picture/picture.tsx';
import { media } from '../../ui/style/breakpoints.ts';
import styles from './lock-page.module.css';

/** Drawn widths of a picture, and of one of which a part is shown: that is drawn larger, and cut off. */
const whole = `${media['from-tablet']} max(38rem, 38vw), 90vw`;
const closeUp = `${media['from-tablet']} max(64rem, 64vw), 150vw`;

/** How a licence file is taken out of a lock, step by step (product-rules.md#licence-tutorials). */
export default function LockPage({
  data: { title, lead, html, needs, steps, problems },
}: PageProps<PageTexts['lock']>) {
  return (
    <>
      <PageHead title={title}>
        <p>{lead}</p>
      </PageHead>
      <Section labelledBy="needs-title" space="none">
        <h2 id="needs-title" className={styles.title}>
          What you need
        </h2>
        <CardGrid edge="line" className={styles.needs}>
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </CardGrid>
      </Section>
      <Section labelledBy="steps-title">
        <SectionHead id="steps-title" title={`${steps.length} steps`} />
        <CardGrid columns="two" ordered className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} data-part={step.part}>
              <Picture name={step.picture} sizes={step.part ? closeUp : whole} alt="" />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section labelledBy="after-title">
        <SectionHead id="after-title" title="What becomes of the file" />
        <RichText html={html} under={2} />
      </Section>
      <Section labelledBy="problems-title">
        <SectionHead id="problems-title" title="If it does not work" />
        <Accordion
          name="problems"
          parts={problems.map((problem) => ({
            key: problem.title,
            title: problem.title,
            content: <p>{problem.text}</p>,
          }))}
        />
      </Section>
    </>
  );
}
