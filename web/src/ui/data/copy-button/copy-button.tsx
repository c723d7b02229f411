import { useEffect, useState } from 'react';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';

/** How long the result is shown, in milliseconds. */
const answerLasts = 2_500;

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for the button's name: `Copy SHA-256 of …`. */
  readonly label: string;
  /** The text on the button. */
  readonly words: string;
}

/** Copies a text and says so, to screen readers too. */
export function CopyButton({ text, label, words }: CopyButtonProps) {
  const [answer, setAnswer] = useState<'Copied' | 'Could not copy' | null>(null);

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), answerLasts);
    return () => clearTimeout(timer);
  }, [answer]);

  return (
    <span className={styles.copy} data-needs-script="">
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        onClick={async () => setAnswer((await copyText(text)) ? 'Copied' : 'Could not copy')}
      >
        <Icon path={answer === 'Copied' ? strokes.check : strokes.copy} />
        <span aria-hidden="true">{answer ?? words}</span>
      </button>
      <VisuallyHidden role="status">{answer}</VisuallyHidden>
    </span>
  );
}
