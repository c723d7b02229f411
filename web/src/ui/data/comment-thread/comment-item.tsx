import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import { Moment } from '../moment/moment.tsx';
import { CommentBox } from './comment-box.tsx';
import styles from './comment-thread.module.css';
import type { ShownComment } from './shown-comment.ts';
import type { ThreadDeeds, ThreadProgress } from './thread-deeds.ts';
import { useFocusHeir } from './use-focus-heir.ts';

interface CommentItemProps {
  readonly comment: ShownComment;
  readonly progress: ThreadProgress;
  readonly deeds: ThreadDeeds;
  /** Whether it can be answered. */
  readonly isOpen: boolean;
  /** Takes the focus that goes with it. */
  readonly heir: RefObject<HTMLElement | null>;
  /** Its replies. */
  readonly children?: ReactNode;
}

/** A question or a reply with what can be done about it. Its text is text, whatever was typed. */
export function CommentItem({ comment, progress, deeds, isOpen, heir, children }: CommentItemProps) {
  const { id, name, at, text, answers, mayBeDeleted, state } = comment;
  const item = useRef<HTMLLIElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const said = useId();
  const box = `answer-${id}`;
  useFocusHeir(body, item);
  useFocusHeir(item, heir);
  const isAnswering = progress.open === id;
  return (
    <li ref={item} id={`comment-${id}`} className={styles.item} tabIndex={-1} aria-busy={state === 'sending'}>
      {state === 'deleted' ? (
        <p className={styles.deleted}>This question was deleted. Its answers stay.</p>
      ) : (
        <div ref={body} className={styles.comment}>
          <p className={styles.head}>
            <span className={styles.name}>{name}</span>
            {answers !== '' && <span>{`to ${answers}`}</span>}
            {state === 'sending' ? <span>Sending …</span> : <Moment at={at} />}
          </p>
          <p id={said} className={styles.text}>
            {text}
          </p>
          {state === 'kept' && (isOpen || mayBeDeleted) && (
            <div className={styles.deeds}>
              {isOpen && (
                <TextButton
                  aria-expanded={isAnswering}
                  aria-controls={isAnswering ? box : undefined}
                  aria-describedby={said}
                  onClick={() => deeds.onOpen(isAnswering ? null : id)}
                >
                  Answer
                </TextButton>
              )}
              {mayBeDeleted && (
                <TextButton aria-describedby={said} onClick={() => deeds.onDelete(comment)}>
                  Delete
                </TextButton>
              )}
            </div>
          )}
          {isAnswering && (
            <CommentBox
              id={box}
              label={`Answer ${name}`}
              words="Send"
              kind="secondary"
              progress={progress}
              onSend={(form) => deeds.onSend(form, comment)}
              closing={{ onClose: () => deeds.onOpen(null), heir: item }}
            />
          )}
        </div>
      )}
      {children}
    </li>
  );
}
