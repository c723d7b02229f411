import type { PageProps } from '../../lib/pages/page-module.ts';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import styles from './feedback-page.module.css';
import type { FeedbackData } from './load-feedback.ts';

/** Where somebody says what does not work, or could work better: the form, and what makes an answer quick. */
export default function FeedbackPage({ data: { texts, products, given } }: PageProps<FeedbackData>) {
  return (
    <>
      <PageHead title={texts.title} size="compact">
        <p>{texts.lead}</p>
      </PageHead>
      <Section labelledBy="feedback-title" space="none">
        <Split share="seven-to-five" from="desktop" align="start" className={styles.split}>
          <div className={styles.form}>
            <h2 id="feedback-title">What is it about?</h2>
            <FeedbackForm products={products} given={given} />
          </div>
          <aside className={styles.beside} aria-label="What makes an answer quick">
            <ol>
              {texts.before.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <RichText html={texts.html} under={2} />
          </aside>
        </Split>
      </Section>
    </>
  );
}
