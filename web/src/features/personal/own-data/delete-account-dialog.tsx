import { useContext } from 'react';
import { deleteAccount } from '../../../../../shared/contract/accounts/own-account.ts';
import { formatDay } from '../../../lib/format.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { ProofForm } from '../../../shared-features/accounts/proof-form/proof-form.tsx';
import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import { LosingChoice } from '../../../ui/feedback/confirm-dialog/losing-choice.tsx';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import shape from '../../../ui/feedback/dialog/form-shape.module.css';
import { showToast } from '../../../ui/feedback/toast/show-toast.ts';
import { FormContext } from '../../../ui/form/form/form-state.ts';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { PasswordField } from '../../../ui/form/password-field/password-field.tsx';
import styles from './delete-account-dialog.module.css';

/** What becomes of what is kept of a member, and when; each domain that keeps more of them adds its line. */
const fatesOf = (email: string) => [
  { term: 'At once', description: `You are signed out everywhere, and get a mail at ${email}.` },
  { term: 'For seven days', description: 'Nothing is deleted yet. Sign in to keep your account.' },
  {
    term: 'Then',
    description:
      'Your profile, addresses, projects, sessions, subscriptions, uploads, lesson progress, comments, messages with customer service, exam sign-ups that you made while signed in, passkeys and password are deleted for good.',
  },
  {
    term: 'Your orders',
    description:
      'They stay in our books, without your name, number and address. While a parcel or a refund is under way these stay, until the end of the next month at most.',
  },
  {
    term: 'Your certificates',
    description:
      'They stay valid with your name and number, because anyone may check them. Your ID and phone number no longer lead to them.',
  },
  {
    term: 'Your comments',
    description:
      'Your text and name go. Answers that others wrote stay, because they are theirs, and no longer name you.',
  },
  {
    term: 'What else stays',
    description:
      'Messages that you sent us in a form, so that we can answer: for 24 months at most; our support deletes them sooner if you ask. Sign-ups that you made while signed out: we delete them if you ask. Encrypted records of mails to you, so that none is lost or sent twice: for 90 days. Figures that name nobody.',
  },
];

/** The session is over on the server. */
function signOut(erasedOn: string): void {
  showToast(
    `You are signed out everywhere. Your account will be deleted after ${formatDay(erasedOn)}: sign in until then to keep it.`,
  );
  session.signOut();
}

function Choice() {
  const { state } = useContext(FormContext);
  const isBusy = state.status === 'sending';
  return <LosingChoice keep="Keep my account" lose={isBusy ? 'Deleting …' : 'Delete account'} isBusy={isBusy} />;
}

interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Says what goes, what stays and when, and takes the password as the proof that it is meant. */
export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog open title="Delete your account?" initialFocus="heading" shape={shape} onClose={onClose}>
      <DefinitionList terms={fatesOf(email)} />
      <ProofForm
        id="delete-account"
        label="Delete your account"
        entry={deleteAccount}
        onSent={({ erased_on }) => signOut(erased_on)}
      >
        {/* Without a name it is not sent: password managers see whose password is asked for. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
        <FormAnswer keepsRoom={false} />
        <Choice />
        <p className={styles.fine}>
          Forgot your password? Sign out, and choose “Forgot your password?” where you sign in.
        </p>
      </ProofForm>
    </Dialog>
  );
}
