import { useState } from 'react';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { recommend, stillPossible } from '../products/product-choice.ts';
import { candidates } from '../products/product-choice-words.ts';
import styles from './chooser.module.css';
import type { Answers } from './chooser-answers.ts';
import { ChooserList } from './chooser-list.tsx';
import { ChooserQuestions } from './chooser-questions.tsx';
import { ChooserResult } from './chooser-result.tsx';

/** The anchor of the section. */
export const chooserId = 'which-one';

/**
 * Which product suits whom, by four questions. Every answer takes those from the list that it rules out, until one is left
 * and says why. Without script it is the list of all, each with what it is chosen for.
 */
export function Chooser() {
  const [answers, setAnswers] = useState<Answers>({});
  const possible = stillPossible(answers);
  const found = recommend(answers);

  return (
    <Section id={chooserId} labelledBy="chooser-title">
      <SectionHead id="chooser-title" title="Which one do I need?" />
      <div className={styles.chooser}>
        <ChooserQuestions answers={answers} onAnswer={setAnswers} />
        <div className={styles.answer}>
          {found ? (
            <ChooserResult found={found} />
          ) : (
            <div className={Object.keys(answers).length === 0 ? styles.unasked : undefined}>
              <ChooserList possible={possible} />
            </div>
          )}
          <VisuallyHidden>
            <span role="status">
              {found
                ? `${candidates[found.product].name} suits all your answers.`
                : `${possible.size} products may suit you.`}
            </span>
          </VisuallyHidden>
        </div>
      </div>
    </Section>
  );
}
