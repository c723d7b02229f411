import { useEffect, useRef, useState } from 'react';
import { initialsOf } from '../../lib/session/initials.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { LatePart } from '../../ui/feedback/late-part.tsx';
import styles from './account.module.css';
import menuStyles from './menu/navigation.module.css';
import searchStyles from './search-button.module.css';

const menu = async () => (await import('../../features/sign-in/account-menu.tsx')).AccountMenu;
const dialog = async () => (await import('../../features/sign-in/asked-by-header.tsx')).AskedByHeader;

const words = { coming: 'Loading …', failure: 'This could not be loaded.' };

/** Who is signed in, with a menu that comes when it is opened; or where one signs in. In the bar of a desktop, and in the sheet of a phone. */
export function Account({ place }: { readonly place: 'bar' | 'sheet' }) {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const around = useRef<HTMLDivElement>(null);

  useEffect(() => void document.documentElement.classList.toggle('member', user !== null), [user]);

  const onDone = () => {
    setAsking(false);
    // One takes the place of the other, and the focus would be lost.
    around.current?.querySelector<HTMLElement>('summary, button')?.focus();
  };

  return (
    <div ref={around} className={styles[place]}>
      {user ? (
        <details name="menu" className={menuStyles.menu} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className={menuStyles.item} aria-label={`Account of ${user.userName}`}>
            <span className={styles.face} data-initials={initialsOf(user.userName)}>
              {user.header && <img src={user.header} alt="" />}
            </span>
            <span className={styles.name}>{user.userName}</span>
          </summary>
          <div className={menuStyles.panel}>
            {isOpen && <LatePart {...words} load={menu} given={{ user, onDone }} />}
          </div>
        </details>
      ) : (
        <>
          <button type="button" aria-haspopup="dialog" data-needs-script="" onClick={() => setAsking(true)}>
            Sign in
          </button>
          {isAsking && (
            <div className={searchStyles.late}>
              <LatePart {...words} load={dialog} given={{ onDone }} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
