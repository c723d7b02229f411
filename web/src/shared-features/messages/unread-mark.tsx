import { useSyncExternalStore } from 'react';
import { href } from '../../lib/addresses/href.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { unreadAnswers } from './message-calls.ts';
import styles from './unread-mark.module.css';

/** Leads a member to the answers of customer service that they have not read, and says how many. Nothing where there is none. */
export function UnreadMark() {
  const count = useSyncExternalStore(unreadAnswers.subscribe, unreadAnswers.count);
  if (count === 0) return null;
  const words = count === 1 ? '1 unread answer' : `${count} unread answers`;
  return (
    <Link to={`${href.to('contact')}#messages`} className={styles.mark} aria-label={`${words} of customer service`}>
      <span>{count > 9 ? '9+' : count}</span>
    </Link>
  );
}
