import { href } from '../../lib/addresses/href.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { TabStrip } from '../../ui/data/tab-strip/tab-strip.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { SectionHead } from '../../ui/layout/section-head/section-head.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import { Film } from '../../ui/media/film/film.tsx';
import type { TutorialData } from './load-tutorial.ts';
import styles from './tutorial-page.module.css';

/** The hardware code of P1 in three films, each with its steps in words (product-rules.md#licence-tutorials). */
export default function TutorialPage({ data: { title, lead, html, tabs, tab } }: PageProps<TutorialData>) {
  const { number, film, text, steps, captions } = tab;
  return (
    <>
      <PageHead title={title} size="compact">
        <p>{lead}</p>
      </PageHead>
      <Section space="none">
        <TabStrip
          label="Parts of the tutorial"
          tabs={tabs.map((other) => ({ key: other.number, label: other.title, to: href.tutorial(other.number) }))}
          current={number}
        />
        <Split
          share={film === undefined ? 'two-to-three' : 'halves'}
          from="desktop"
          align="start"
          className={styles.part}
        >
          <div className={styles.subject}>
            <h2>{tab.title}</h2>
            <p>{text}</p>
            {film !== undefined && <Film key={film} name={film} label={captions.join(' ')} />}
          </div>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Split>
      </Section>
      <Section labelledBy="code-title" space="part">
        <SectionHead id="code-title" title="What a code is, and what it is not" />
        <RichText html={html} under={2} />
      </Section>
    </>
  );
}
