import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { href } from '../../lib/addresses/href.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import styles from './faq-helpful.module.css';
import { FaqVerdicts, type Verdict } from './faq-verdicts.tsx';
import { rateAnswer } from './rate-answer.ts';

interface FaqRatingProps {
  readonly id: number;
  /** What was pressed. */
  readonly helpful: Verdict;
}

/** Sends what was pressed; the words that follow say what came of it. */
export function FaqRating({ id, helpful }: FaqRatingProps) {
  // One voice for one visit: a second press, after a failure, is the same request.
  const requestId = useRef(crypto.randomUUID());
  const [state, setState] = useState<'open' | 'sending' | 'thanked' | 'sorry'>('sending');
  const [trouble, setTrouble] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  const isOver = state === 'thanked' || state === 'sorry';

  const rate = async (verdict: Verdict) => {
    setState('sending');
    setTrouble('');
    const refused = await rateAnswer({ id, helpful: verdict, request_id: requestId.current });
    setTrouble(refused);
    setState(refused !== '' ? 'open' : verdict === 1 ? 'thanked' : 'sorry');
  };

  // The button that was pressed is gone, and so is the focus on it.
  useEffect(() => {
    if (isOver) said.current?.focus();
  }, [isOver]);
  const begin = useEffectEvent(() => void rate(helpful));
  useEffect(() => begin(), []);

  return (
    <div className={styles.helpful}>
      {state === 'open' && <FaqVerdicts onChoose={(verdict) => void rate(verdict)} />}
      <p ref={said} role="status" tabIndex={-1}>
        {state === 'sending' && 'Sending …'}
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
