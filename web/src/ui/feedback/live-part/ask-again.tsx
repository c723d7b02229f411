import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Remote } from '../../../lib/remote/use-remote.ts';
import { RetryButton } from '../retry-button/retry-button.tsx';

interface AskAgainProps {
  readonly remote: Remote<unknown>;
  /** Takes the focus that goes with the button. */
  readonly place: RefObject<HTMLElement | null>;
}

/** The retry of a live part, at work until there is an answer. */
export function AskAgain({ remote: { isAsking, ask }, place }: AskAgainProps) {
  const [tried, setTried] = useState(false);
  const settle = useRef<() => void>(undefined);

  useEffect(() => {
    if (!isAsking) settle.current?.();
  }, [isAsking]);

  const retry = () => {
    setTried(true);
    ask();
    return new Promise<void>((resolve) => {
      settle.current = resolve;
    });
  };
  return <RetryButton retry={retry} again={tried} place={place} />;
}
