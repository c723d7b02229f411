import { useRef } from 'react';
import { useNear } from '../../../lib/loading/use-near.ts';
import { LatePart } from '../../../ui/feedback/late-part.tsx';
import styles from './lesson-questions.module.css';

const loadThread = async () => (await import('./question-thread.tsx')).QuestionThread;

interface LessonQuestionsProps {
  /** Ids of course and lesson. */
  readonly course: number;
  readonly lesson: number;
}

/** Below a lesson: what people ask about it (product-rules.md#comments). It comes once it is near the screen, or at once where the address leads into it. */
export function LessonQuestions({ course, lesson }: LessonQuestionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, { hash: '#comment-' });

  return (
    <div ref={place} id="questions" className={styles.questions}>
      <h2>Questions</h2>
      <noscript>
        <p>This page gets the questions with JavaScript, which is switched off in this browser.</p>
      </noscript>
      <div className={styles.thread} data-needs-script="">
        {isNear && (
          <LatePart
            load={loadThread}
            given={{ course_id: course, dir_id: lesson }}
            coming="Fetching the questions …"
            failure="The questions could not be loaded."
          />
        )}
      </div>
    </div>
  );
}
