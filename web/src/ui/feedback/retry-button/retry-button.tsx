import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { actionClass } from '../../actions/action-class.ts';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import styles from './retry-button.module.css';

interface RetryButtonProps {
  /** Settles once it is known whether it helped. */
  readonly retry: () => Promise<unknown>;
  /** Whether it has been tried already, in vain. */
  readonly again: boolean;
  /** The one thing to do on a page; without it, as quiet as a link. */
  readonly primary?: boolean;
  /** Takes the focus that goes with the button. */
  readonly place?: RefObject<HTMLElement | null>;
}

/** Tries once more what has failed. It says that it is at work, keeps the focus meanwhile, and says when it was in vain. */
export function RetryButton({ retry, again, primary = false, place }: RetryButtonProps) {
  const [trying, setTrying] = useState(false);
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement)) place?.current?.focus();
    };
  }, [place]);

  const button = {
    'aria-busy': trying,
    onClick: async () => {
      if (trying) return;
      setTrying(true);
      await retry();
      setTrying(false);
    },
    children: trying ? 'Trying again …' : 'Try again',
  };
  return (
    <div ref={row} className={styles.row}>
      {primary ? <button type="button" className={actionClass('primary')} {...button} /> : <TextButton {...button} />}
      <span role="status">{again && !trying && 'It failed again.'}</span>
    </div>
  );
}
