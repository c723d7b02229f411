import { useEffect, useReducer, useState } from 'react';
import type { CodePurpose } from '../../../../shared/code-purposes.ts';
import { actionClass } from '../../ui/actions/action-class.ts';
import { CodeField } from '../../ui/form/code-field/code-field.tsx';
import { noteCodeAsked, secondsToWait } from './code-wait.ts';
import styles from './send-code.module.css';
import { troubleOf } from './trouble-of.ts';

interface SendCodeProps {
  /** Name of the code's field, as the schema of the contract calls it. */
  readonly name: string;
  /** What the code proves: each has its own wait. */
  readonly purpose: CodePurpose;
  /** Has the code mailed. @returns what to say then @throws Refusal with the words of a rule, of ours or of the server */
  readonly send: () => Promise<string>;
}

/** The seconds to wait, counted down. @returns them, and what looks again at once */
function useWait(purpose: CodePurpose): [left: number, look: () => void] {
  const [, look] = useReducer((turns: number) => turns + 1, 0);
  const left = secondsToWait(purpose);
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [waits]);
  return [left, look];
}

/** The field of a code, and the button that has one mailed, which counts down until there may be another, over a reload, too. */
export function SendCode({ name, purpose, send }: SendCodeProps) {
  const [left, look] = useWait(purpose);
  const [isSending, setSending] = useState(false);
  const [said, say] = useState({ words: '', isWrong: false });

  const press = async () => {
    if (isSending || left > 0) return;
    setSending(true);
    try {
      say({ words: await send(), isWrong: false });
      noteCodeAsked(purpose);
      look();
    } catch (error) {
      say({ words: (await troubleOf(error)) ?? '', isWrong: true });
    } finally {
      setSending(false);
    }
  };

  // Not disabled but said to be: the focus stays where it is.
  const waits = left > 0 || isSending;
  return (
    <div className={styles.code}>
      <CodeField name={name} label="Verification code" hint="six digits, from the mail" />
      <button type="button" className={actionClass('secondary')} aria-disabled={waits} onClick={() => void press()}>
        {left > 0 ? `Send again in ${left} s` : 'Send code'}
      </button>
      <p role="status" className={said.isWrong ? `${styles.said} ${styles.wrong}` : styles.said}>
        {said.words}
      </p>
    </div>
  );
}
