import { checkOwnCode, sendOwnCode } from '../../../../../shared/contract/accounts/own-account.ts';
import { MailedCode } from '../../../shared-features/accounts/mailed-code/mailed-code.tsx';
import { EditForm } from '../../../ui/form/edit-form/edit-form.tsx';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';
import styles from './rebind-steps.module.css';

interface OldAddressStepProps {
  readonly email: string;
  /** @param code the right one, which is not used up yet */
  readonly onProved: (code: string) => void;
}

const empty = {};

/** Proves that the member still reads the mail of the address that is to be changed. */
export function OldAddressStep({ email, onProved }: OldAddressStepProps) {
  return (
    <EditForm
      id="old-address"
      label="Your present address"
      entry={checkOwnCode}
      values={empty}
      className={styles.form}
      onSent={(_, __, entered) => onProved(String(entered.verifyCode))}
    >
      <p>
        We mail a code to <strong>{email}</strong>, so that nobody but you can change it.
      </p>
      <input type="hidden" name="phone" value={email} />
      <MailedCode
        name="verifyCode"
        label="Verification code"
        entry={sendOwnCode}
        asked={{ phone: email }}
        mailbox={email}
        field="phone"
      />
      <FormAnswer keepsRoom={false} />
      <div>
        <SubmitButton>Continue</SubmitButton>
      </div>
    </EditForm>
  );
}
