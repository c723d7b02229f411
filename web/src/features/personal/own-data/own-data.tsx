import { useState } from 'react';
import { useUser } from '../../../lib/session/use-session.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { DialogButton } from '../../../ui/feedback/dialog/dialog-button.tsx';
import { SettingsGroup } from '../settings-group.tsx';
import { useDeed } from '../use-deed.ts';
import styles from './own-data.module.css';

const loadDeleteAccount = async () => (await import('../account-dialogs.ts')).DeleteAccountDialog;

/** What a member may take along, and how they leave (product-rules.md#sign-in). */
export function OwnData() {
  const email = useUser()?.email ?? '';
  const [isBusy, setBusy] = useState(false);
  const act = useDeed();

  const save = async () => {
    setBusy(true);
    await act(({ saveOwnData }) => saveOwnData());
    setBusy(false);
  };

  return (
    <SettingsGroup
      title="Your data"
      text="What we keep under your account is yours: to take along, and to have deleted."
    >
      <ul className={styles.list}>
        <li>
          <div>
            <h3>Download</h3>
            <p>
              Your profile, addresses, sessions, passkeys by name, projects, orders, subscriptions, uploads, lesson
              progress, comments, replies that name you, mails you unsubscribed from, messages with customer service,
              and the exams that you signed up for while signed in, in one JSON file. It holds neither your password nor
              anything that signs in.
            </p>
          </div>
          <button type="button" className={actionClass('secondary')} aria-busy={isBusy} onClick={() => void save()}>
            {isBusy ? 'Collecting …' : 'Download my data'}
          </button>
        </li>
        <li>
          <div>
            <h3>Deletion</h3>
            <p>Your account is deleted after a week, unless you sign in again before.</p>
          </div>
          <DialogButton load={loadDeleteAccount} given={{ email }}>
            Delete account
          </DialogButton>
        </li>
      </ul>
    </SettingsGroup>
  );
}
