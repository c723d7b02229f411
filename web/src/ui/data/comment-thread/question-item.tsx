import { type RefObject, useRef } from 'react';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comment-thread.module.css';
import type { ShownComment, ShownQuestion } from './shown-comment.ts';
import type { ThreadDeeds, ThreadProgress } from './thread-deeds.ts';
import { useFocusHeir } from './use-focus-heir.ts';

interface QuestionItemProps {
  readonly question: ShownQuestion;
  readonly progress: ThreadProgress;
  readonly deeds: ThreadDeeds;
  /** Takes the focus that goes with it. */
  readonly heir: RefObject<HTMLElement | null>;
}

/** A question with its replies; those between the oldest and what was written here are unfolded on request. */
export function QuestionItem({ question, progress, deeds, heir }: QuestionItemProps) {
  const thread = useRef<HTMLOListElement>(null);
  const { id, state, name, replies, folded, written } = question;
  const isDeleted = state === 'deleted';
  const list = (comments: readonly ShownComment[]) =>
    comments.map((reply) => (
      <CommentItem key={reply.id} comment={reply} progress={progress} deeds={deeds} isOpen={!isDeleted} heir={thread} />
    ));
  return (
    <CommentItem comment={question} progress={progress} deeds={deeds} isOpen={state === 'kept'} heir={heir}>
      {replies.length + folded + written.length > 0 && (
        <ol
          ref={thread}
          className={styles.replies}
          aria-label={isDeleted ? 'Answers to a deleted question' : `Answers to ${name}`}
          tabIndex={-1}
        >
          {list(replies)}
          {folded > 0 && (
            <Folded
              folded={folded}
              isFetching={progress.fetching === id}
              heir={thread}
              onUnfold={() => deeds.onUnfold(question)}
            />
          )}
          {list(written)}
        </ol>
      )}
    </CommentItem>
  );
}

interface FoldedProps extends Pick<ShownQuestion, 'folded'>, Pick<QuestionItemProps, 'heir'> {
  readonly isFetching: boolean;
  readonly onUnfold: () => void;
}

function Folded({ folded, isFetching, heir, onUnfold }: FoldedProps) {
  const row = useRef<HTMLLIElement>(null);
  useFocusHeir(row, heir);
  return (
    <li ref={row} className={styles.folded}>
      <TextButton aria-busy={isFetching} onClick={onUnfold}>
        {`Unfold ${folded} more`}
      </TextButton>
    </li>
  );
}
