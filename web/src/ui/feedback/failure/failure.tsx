import type { FailureReason } from '../../../lib/loading/load-failure.ts';
import { useWhenOnline } from '../../../lib/loading/use-when-online.ts';
import { RetryButton } from '../retry-button/retry-button.tsx';
import styles from './failure.module.css';

interface FailureProps {
  readonly reason: FailureReason;
  readonly retry: () => Promise<void>;
  /** Whether it has been tried already, in vain. */
  readonly again?: boolean | undefined;
}

const words = {
  offline: {
    title: 'No connection',
    text: 'This page needs the network and there is none right now. It will load by itself as soon as you are back online.',
  },
  failed: {
    title: 'This page could not be loaded',
    text: 'Something went wrong on the way. Nothing is lost: try again, and if it stays like this, come back in a few minutes.',
  },
} as const;

/** Shown in place of a page that could not be loaded: says why, and offers a retry. */
export function Failure({ reason, retry, again = false }: FailureProps) {
  useWhenOnline(retry);

  return (
    <div className={styles.failure}>
      <h1>{words[reason].title}</h1>
      <p>{words[reason].text}</p>
      <RetryButton retry={retry} again={again} primary />
    </div>
  );
}
