import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { type ActionKind, actionClass } from '../../actions/action-class.ts';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import { FormContext, fieldId, idle } from '../../form/form/form-state.ts';
import { FormAnswer } from '../../form/form-answer/form-answer.tsx';
import { TextArea } from '../../form/text-area/text-area.tsx';
import styles from './comment-thread.module.css';
import type { ThreadProgress } from './thread-deeds.ts';
import { useFocusHeir } from './use-focus-heir.ts';

interface CommentBoxProps {
  readonly id: string;
  readonly label: string;
  /** On the button that sends it. */
  readonly words: string;
  readonly kind: ActionKind;
  readonly progress: ThreadProgress;
  readonly onSend: (form: HTMLFormElement) => void;
  /** Where it can be closed; the focus goes into it as it opens, and on to its heir as it closes. */
  readonly closing?: { readonly onClose: () => void; readonly heir: RefObject<HTMLElement | null> };
}

/** Where a question or a reply is written: what stands there stays until the server has it. */
export function CommentBox({ id, label, words, kind, progress, onSend, closing }: CommentBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const nobody = useRef<HTMLElement>(null);
  const { round } = progress;
  const state = progress.form.id === id ? progress.form.state : idle;
  const isSending = state.status === 'sending';
  const opens = closing !== undefined;

  useEffect(() => {
    if (round > 0) form.current?.reset();
  }, [round]);
  useEffect(() => {
    if (opens) document.getElementById(fieldId(id, 'content'))?.focus();
  }, [opens, id]);
  useFocusHeir(form, closing?.heir ?? nobody);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.current) onSend(form.current);
  };
  return (
    <FormContext value={{ id, state }}>
      <form ref={form} id={id} className={styles.box} noValidate onSubmit={onSubmit}>
        <TextArea name="content" label={label} longest={progress.longest} rows={opens ? 2 : 3} />
        <FormAnswer keepsRoom={false} />
        <div className={styles.deeds}>
          <button type="submit" className={actionClass(kind)} aria-busy={isSending}>
            {isSending ? 'Sending …' : words}
          </button>
          {closing && <TextButton onClick={closing.onClose}>Close</TextButton>}
        </div>
      </form>
    </FormContext>
  );
}
