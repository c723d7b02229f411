import { useEffect } from 'react';
import { accountLengths } from '../../../../../shared/account-lengths.ts';
import { codeTypes } from '../../../../../shared/code-purposes.ts';
import { emailAddress } from '../../../../../shared/contract/account-fields.ts';
import { changeLoginName, sendEmailCode } from '../../../../../shared/contract/accounts.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { ask } from '../../../lib/api/api.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { askToSignIn } from '../../../lib/session/sign-in.ts';
import { SendCode } from '../../../shared-features/accounts/send-code.tsx';
import { showToast } from '../../../ui/feedback/toast/show-toast.ts';
import { EditForm } from '../../../ui/form/edit-form/edit-form.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { fieldId } from '../../../ui/form/form/form-state.ts';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';
import styles from './rebind-steps.module.css';

const id = 'new-address';
const empty = {};

/** The field of the new address. */
function newAddressField(): HTMLInputElement | undefined {
  const field = document.getElementById(fieldId(id, 'new_login_name'));
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Mails a code to the address that stands in the field. @throws Refusal for one that is none */
async function send(): Promise<string> {
  const field = newAddressField();
  const checked = emailAddress.safeParse(field?.value);
  if (!checked.success) {
    field?.focus();
    throw new Refusal(checked.error.issues[0]?.message ?? '');
  }
  await ask(sendEmailCode, { email: checked.data, type: codeTypes.rebind });
  return `A code is on its way to ${checked.data}. It is valid for 10 minutes.`;
}

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
  useEffect(() => newAddressField()?.focus(), []);
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
      <Field
        name="new_login_name"
        label="New e-mail address"
        type="email"
        autoComplete="email"
        maxLength={accountLengths.email}
      />
      <SendCode name="new_code" purpose="rebind" send={send} />
      <div>
        <SubmitButton>Change e-mail</SubmitButton>
      </div>
      <FormAnswer />
    </EditForm>
  );
}
