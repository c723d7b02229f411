import { useRef } from 'react';
import type { Remote } from '../../../lib/remote/use-remote.ts';
import { actionClass } from '../../actions/action-class.ts';
import { LivePart } from '../../feedback/live-part/live-part.tsx';
import { CommentBox } from './comment-box.tsx';
import styles from './comment-thread.module.css';
import { QuestionItem } from './question-item.tsx';
import type { Thread } from './shown-comment.ts';
import type { ThreadDeeds, ThreadProgress } from './thread-deeds.ts';

interface CommentThreadProps {
  /** Begins the ids of its parts: one thread of a page differs from another. */
  readonly id: string;
  readonly remote: Remote<Thread>;
  readonly progress: ThreadProgress;
  readonly deeds: ThreadDeeds;
}

/**
 * Questions with their answers, and where one asks another: on its way, failed, empty or there (product-rules.md#comments). One reply box
 * is open at a time.
 */
export function CommentThread({ id, remote, progress, deeds }: CommentThreadProps) {
  const list = useRef<HTMLOListElement>(null);
  return (
    <div className={styles.thread}>
      <CommentBox
        id={`${id}-question`}
        label="Your question"
        words="Publish"
        kind="primary"
        progress={progress}
        onSend={(form) => deeds.onSend(form, null)}
      />
      <LivePart
        what="the questions"
        remote={remote}
        lines={4}
        empty={{ is: ({ questions }) => questions.length === 0, words: 'Nobody has asked anything yet.' }}
      >
        {({ questions, hasOlder }) => (
          <>
            <ol ref={list} className={styles.questions} aria-label="Questions" tabIndex={-1}>
              {questions.map((question) => (
                <QuestionItem key={question.id} question={question} progress={progress} deeds={deeds} heir={list} />
              ))}
            </ol>
            {hasOlder && (
              <button
                type="button"
                className={actionClass('secondary')}
                aria-busy={progress.fetching === 'older'}
                onClick={deeds.onOlder}
              >
                {progress.fetching === 'older' ? 'Fetching …' : 'More questions'}
              </button>
            )}
          </>
        )}
      </LivePart>
    </div>
  );
}
