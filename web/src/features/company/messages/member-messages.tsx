import { useRef } from 'react';
import { useNear } from '../../../lib/loading/use-near.ts';
import { askToSignIn } from '../../../lib/session/sign-in.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { LatePart } from '../../../ui/feedback/late-part.tsx';
import styles from './member-messages.module.css';

const thread = async () => (await import('./message-thread.tsx')).MessageThread;

/** A member's thread with customer service, once it is on the screen: what is fetched counts as read. A visitor is told that there is one. */
export function MemberMessages() {
  const user = useUser();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useNear(place, { hash: '#messages', margin: '0px' });
  if (user)
    return (
      <div ref={place}>
        {isSeen && (
          <LatePart
            key={user.uid}
            load={thread}
            given={{}}
            coming="Loading your messages …"
            failure="Your messages could not be loaded."
          />
        )}
      </div>
    );
  return (
    <div ref={place} className={styles.visitor}>
      <p>Members write to customer service here, and find the answers in the same place.</p>
      <TextButton data-needs-script="" onClick={() => void askToSignIn()}>
        Sign in to write
      </TextButton>
    </div>
  );
}
