import { useEffect, useState } from 'react';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';

/** How long the result is shown, in milliseconds. */
const answerLasts = 2_500;

const usualAnswers = { copied: 'Copied', failed: 'Could not copy' } as const;

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for the button's name: `Copy SHA-256 of …`. */
  readonly label: string;
  /** The text on the button. */
  readonly words: string;
  /** What is said once it is copied, or where the browser does not allow it. */
  readonly answers?: { readonly copied: string; readonly failed: string };
}

/** Copies a text and says so, to screen readers too. */
export function CopyButton({ text, label, words, answers = usualAnswers }: CopyButtonProps) {
  const [answer, setAnswer] = useState<'copied' | 'failed' | null>(null);
  const said = answer && answers[answer];

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
        aria-label={said ? `${said}: ${label}` : label}
        onClick={async () => setAnswer((await copyText(text)) ? 'copied' : 'failed')}
      >
        <Icon path={answer === 'copied' ? strokes.check : strokes.copy} />
        <span aria-hidden="true">{said ?? words}</span>
      </button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </span>
  );
}
