import { useRef } from 'react';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { answerWords, questionWords } from '../products/product-choice-words.ts';
import { type Answers, questionOrder, questions } from './chooser-answers.ts';
import styles from './chooser-questions.module.css';

interface ChooserQuestionsProps {
  readonly answers: Answers;
  readonly onAnswer: (answers: Answers) => void;
}

/** The four questions of the chooser. Nothing is sent: each answer counts when it is given. */
export function ChooserQuestions({ answers, onAnswer }: ChooserQuestionsProps) {
  const questionsRef = useRef<HTMLDivElement>(null);
  const answered = Object.keys(answers).length > 0;

  function startAgain() {
    onAnswer({});
    // The button goes, and would take the focus along.
    questionsRef.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={questionsRef} className={styles.questions} data-needs-script="">
      {questionOrder.map((question) => (
        <fieldset key={question}>
          <legend>{questionWords[question]}</legend>
          <div className={styles.choices}>
            {questions[question].map((answer) => (
              <label key={answer} className={styles.choice}>
                <input
                  type="radio"
                  name={question}
                  value={answer}
                  checked={answers[question] === answer}
                  onChange={() => onAnswer({ ...answers, [question]: answer })}
                />
                {answerWords[answer]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p className={answered ? undefined : styles.unanswered}>
        <TextButton onClick={startAgain}>Start again</TextButton>
      </p>
    </div>
  );
}
