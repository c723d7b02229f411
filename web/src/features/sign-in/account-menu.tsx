import { flushSync } from 'react-dom';
import { signOut } from '../../../../shared/contract/accounts/sign-in.ts';
import { href } from '../../lib/addresses/href.ts';
import { ask } from '../../lib/api/api.ts';
import { session } from '../../lib/session/browser-session.ts';
import type { UserInfo } from '../../lib/session/session.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { showToast } from '../../ui/feedback/toast/show-toast.ts';
import styles from './account-menu.module.css';

interface AccountMenuProps {
  readonly user: UserInfo;
  /** Called once nobody is signed in: the menu is gone then, and the focus with it. */
  readonly onDone: () => void;
}

/** Signs out in all tabs at once. The server is told, and where it cannot be, the session is over here all the same. */
function signOutHere(): void {
  ask(signOut, {}, { keepalive: true }).catch(() => {});
  flushSync(session.signOut); // so that what has the focus next is there
  showToast('You are signed out.');
}

/** What a member finds under their own name. */
export function AccountMenu({ user, onDone }: AccountMenuProps) {
  const leave = () => {
    signOutHere();
    onDone();
  };
  return (
    <div className={styles.menu}>
      <p className={styles.who}>
        <strong>{user.userName}</strong>
        <span>{user.email}</span>
      </p>
      <ul>
        <li>
          <Link to={href.to('personal')}>Personal centre</Link>
        </li>
        <li>
          <Link to={href.to('personal', { page: '2' })}>Orders</Link>
        </li>
        <li>
          <button type="button" onClick={leave}>
            Sign out
          </button>
        </li>
      </ul>
    </div>
  );
}
