import { askToSignIn } from '../../../lib/session/sign-in.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { LatePart } from '../../../ui/feedback/late-part.tsx';
import styles from './member-messages.module.css';

const thread = async () => (await import('./message-thread.tsx')).MessageThread;

/** A member's thread with customer service, whose code comes late; a visitor is told that there is one. */
export function MemberMessages() {
  const user = useUser();
  if (user)
    return (
      <LatePart
        key={user.uid}
        load={thread}
        given={{}}
        coming="Loading your messages …"
        failure="Your messages could not be loaded."
      />
    );
  return (
    <div className={styles.visitor}>
      <p>Members write to customer service here, and find the answers in the same place.</p>
      <TextButton data-needs-script="" onClick={() => void askToSignIn()}>
        Sign in to write
      </TextButton>
    </div>
  );
}
