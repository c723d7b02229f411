import { useContext } from 'react';
import { deleteAccount } from '../../../../../shared/contract/accounts/own-account.ts';
import { formatDay } from '../../../lib/format.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { ProofForm } from '../../../shared-features/accounts/proof-form/proof-form.tsx';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { LosingButton } from '../../../ui/actions/losing-button/losing-button.tsx';
import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import { closeDialog } from '../../../ui/feedback/dialog/close-dialog.ts';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import { showToast } from '../../../ui/feedback/toast/show-toast.ts';
import { FormContext } from '../../../ui/form/form/form-state.ts';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { PasswordField } from '../../../ui/form/password-field/password-field.tsx';
import shape from '../form-shape.module.css';
import styles from './delete-account-dialog.module.css';

/** What becomes of what is kept of a member; each domain that keeps more of them adds its line. */
const fates = [
  {
    term: 'When',
    description: 'In a week. Until then nothing is deleted, and if you sign in, your account stays.',
  },
  {
    term: 'What goes',
    description: 'Your profile, your addresses, your sessions and your password.',
  },
  {
    term: 'What stays',
    description:
      'What you wrote to us in a form, for 24 months at most: our support deletes it sooner if you ask. Encrypted traces of mails to you, for 90 days. Numbers that name nobody.',
  },
];

/** The session is over on the server. */
function signOut(erasedOn: string): void {
  showToast(
    `You are signed out everywhere. To keep your account, sign in by ${formatDay(erasedOn)}; then it is deleted.`,
  );
  session.signOut();
}

function DeleteButton() {
  const { state } = useContext(FormContext);
  const isSending = state.status === 'sending';
  return (
    <LosingButton type="submit" aria-busy={isSending}>
      {isSending ? 'Deleting …' : 'Delete account'}
    </LosingButton>
  );
}

interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Says what goes, what stays and when, and takes the password as the proof that it is meant. */
export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog open title="Delete your account?" initialFocus="heading" shape={shape} onClose={onClose}>
      <DefinitionList terms={fates} />
      <ProofForm
        id="delete-account"
        label="Delete your account"
        entry={deleteAccount}
        onSent={({ erased_on }) => signOut(erased_on)}
      >
        <p className={styles.how}>
          You are signed out everywhere at once, and we tell <strong>{email}</strong>.
        </p>
        {/* Without a name it is not sent: password managers see whose password is asked for. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
        <FormAnswer keepsRoom={false} />
        <div className={styles.buttons}>
          <button
            type="button"
            className={actionClass('secondary')}
            onClick={({ currentTarget }) => void closeDialog(currentTarget, 'cancelled')}
          >
            Keep my account
          </button>
          <DeleteButton />
        </div>
        <p className={styles.fine}>
          You do not remember it? Sign out, and choose “Forgot your password?” where you sign in.
        </p>
      </ProofForm>
    </Dialog>
  );
}
