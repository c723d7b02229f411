import { useEffect, useRef, useState } from 'react';
import { codeTypes } from '../../../../../shared/code-purposes.ts';
import { changeLoginName } from '../../../../../shared/contract/accounts/own-account.ts';
import { sendEmailCode } from '../../../../../shared/contract/accounts/sign-in.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { askToSignIn } from '../../../lib/session/sign-in.ts';
import { MailedCode } from '../../../shared-features/accounts/mailed-code/mailed-code.tsx';
import { showToast } from '../../../ui/feedback/toast/show-toast.ts';
import { EditForm } from '../../../ui/form/edit-form/edit-form.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';
import styles from './rebind-steps.module.css';

const id = 'new-address';
const empty = {};

/** The session is over on the server; whoever wants to go on signs in with the new address. */
function signOut(message: string): void {
  showToast(message);
  session.signOut();
  void askToSignIn();
}

interface NewAddressStepProps {
  readonly email: string;
  readonly oldCode: string;
}

/** Takes the new address with a code from it, and ends all sessions. */
export function NewAddressStep({ email, oldCode }: NewAddressStepProps) {
  const [address, setAddress] = useState('');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <EditForm
      id={id}
      label="Your new address"
      entry={changeLoginName}
      values={empty}
      className={styles.form}
      onSent={(_, message) => signOut(message)}
    >
      <p>Afterwards you are signed out everywhere, and sign in with the new address.</p>
      <input type="hidden" name="old_login_name" value={email} />
      <input type="hidden" name="old_code" value={oldCode} />
      <div
        ref={field}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) setAddress(target.value);
        }}
      >
        <Field name="new_login_name" label="New e-mail address" type="email" autoComplete="email" />
      </div>
      <MailedCode
        name="new_code"
        label="Verification code"
        entry={sendEmailCode}
        asked={{ email: address, type: codeTypes.rebind }}
        mailbox={address}
        field="new_login_name"
      />
      <FormAnswer keepsRoom={false} />
      <div>
        <SubmitButton>Change e-mail</SubmitButton>
      </div>
    </EditForm>
  );
}
