import { codeTypes } from '../../../../shared/code-purposes.ts';
import { sendEmailCode } from '../../../../shared/contract/accounts/sign-in.ts';
import { session } from '../../lib/session/browser-session.ts';
import { MailedCode } from '../../shared-features/accounts/mailed-code/mailed-code.tsx';
import { ProofForm } from '../../shared-features/accounts/proof-form/proof-form.tsx';
import { welcomed } from '../../shared-features/accounts/welcomed.ts';
import { FormAnswer } from '../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../ui/form/submit-button/submit-button.tsx';
import { signInByCode } from './entries.ts';
import { type FaceProps, titles } from './faces.ts';
import { MailField, mailboxOf } from './mail-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in-dialog.module.css';
import { TurnButton } from './turn-button.tsx';

export function CodeFace({ names, ...turn }: FaceProps) {
  const email = mailboxOf(names);
  return (
    <ProofForm
      id="sign-in-by-code"
      label={titles.code}
      entry={signInByCode}
      onInput={turn.onNames}
      onSent={(answer) => session.signIn(welcomed(answer))}
    >
      <MailField names={names} />
      <MailedCode
        name="code"
        label="Verification code"
        entry={sendEmailCode}
        asked={{ email, type: codeTypes['sign-in'] }}
        mailbox={email}
        field="login_name"
      />
      <FormAnswer keepsRoom={false} />
      <SubmitButton>Sign in</SubmitButton>
      <div className={styles.turns}>
        <TurnButton to="password" {...turn}>
          Sign in with a password
        </TurnButton>
        <PasskeyButton {...turn} />
      </div>
      <p className={styles.other}>
        New here?{' '}
        <TurnButton to="register" {...turn}>
          Create an account
        </TurnButton>
      </p>
    </ProofForm>
  );
}
