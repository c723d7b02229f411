import { accountLengths } from '../../../../shared/account-lengths.ts';
import { codeTypes } from '../../../../shared/code-purposes.ts';
import { sendEmailCode } from '../../../../shared/contract/accounts/sign-in.ts';
import { MailedCode } from '../../shared-features/accounts/mailed-code/mailed-code.tsx';
import { ProofForm } from '../../shared-features/accounts/proof-form/proof-form.tsx';
import { FormAnswer } from '../../ui/form/form-answer/form-answer.tsx';
import { PasswordField } from '../../ui/form/password-field/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button/submit-button.tsx';
import { resetByCode } from './entries.ts';
import { type FaceProps, titles } from './faces.ts';
import { MailField, mailboxOf } from './mail-field.tsx';
import styles from './sign-in-dialog.module.css';
import { TurnButton } from './turn-button.tsx';

export function ResetFace({ names, ...turn }: FaceProps) {
  const email = mailboxOf(names);
  return (
    <ProofForm
      id="reset-password"
      label={titles.reset}
      entry={resetByCode}
      onInput={turn.onNames}
      onSent={(_, message) => turn.onTurn('password', message)}
    >
      <MailField names={names} />
      <PasswordField
        name="password"
        label="New password"
        hint={`${accountLengths.passwordFrom} characters or more`}
        autoComplete="new-password"
      />
      <MailedCode
        name="code"
        label="Verification code"
        entry={sendEmailCode}
        asked={{ email, type: codeTypes['reset-password'] }}
        mailbox={email}
        field="login_name"
      />
      <FormAnswer keepsRoom={false} />
      <SubmitButton>Set the new password</SubmitButton>
      <p className={styles.fine}>You will be signed out wherever you are signed in.</p>
      <p className={styles.other}>
        You remember it?{' '}
        <TurnButton to="password" {...turn}>
          Sign in
        </TurnButton>
      </p>
    </ProofForm>
  );
}
