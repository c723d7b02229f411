import { useEffect, useRef, useState } from 'react';
import { href } from '../../lib/addresses/href.ts';
import { actionClass } from '../../ui/actions/action-class.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import styles from './faq-helpful.module.css';

const verdicts = [
  { helpful: 1, words: 'Yes' },
  { helpful: 0, words: 'No' },
] as const;

/** Asks whether an answer was helpful; the words that follow say what came of it (product-rules.md#faq). */
export function FaqHelpful({ id }: { readonly id: number }) {
  // One voice for one visit: a second press, after a failure, is the same request.
  const requestId = useRef<string>(undefined);
  const [state, setState] = useState<'open' | 'sending' | 'thanked' | 'sorry'>('open');
  const [trouble, setTrouble] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  const isOver = state === 'thanked' || state === 'sorry';

  // The button that had the focus is gone.
  useEffect(() => {
    if (isOver) said.current?.focus();
  }, [isOver]);

  const rate = async (helpful: 0 | 1) => {
    if (state === 'sending') return;
    setState('sending');
    setTrouble('');
    requestId.current ??= crypto.randomUUID();
    try {
      const { rateAnswer } = await import('./rate-answer.ts');
      const refused = await rateAnswer({ id, helpful, request_id: requestId.current });
      if (refused === '') return setState(helpful === 1 ? 'thanked' : 'sorry');
      setTrouble(refused);
    } catch {
      setTrouble('It could not be sent. Try again in a moment.');
    }
    setState('open');
  };

  return (
    <div className={styles.helpful} data-needs-script="">
      {!isOver && (
        <>
          <p id="helpful-question">Was this helpful?</p>
          {verdicts.map(({ helpful, words }) => (
            <button
              key={words}
              type="button"
              className={actionClass('secondary')}
              aria-describedby="helpful-question"
              aria-busy={state === 'sending'}
              onClick={() => void rate(helpful)}
            >
              {words}
            </button>
          ))}
        </>
      )}
      <p ref={said} role="status" tabIndex={-1}>
        {trouble}
        {state === 'thanked' && 'Thank you: that counts.'}
        {state === 'sorry' && (
          <>
            Thank you. We will look at it. <Link to={href.to('contact')}>Tell support what is missing</Link>
          </>
        )}
      </p>
    </div>
  );
}
