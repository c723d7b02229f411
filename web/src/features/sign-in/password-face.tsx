import { session } from '../../lib/session/browser-session.ts';
import { ProofForm } from '../../shared-features/accounts/proof-form/proof-form.tsx';
import { welcomed } from '../../shared-features/accounts/welcomed.ts';
import { FormAnswer } from '../../ui/form/form-answer/form-answer.tsx';
import { PasswordField } from '../../ui/form/password-field/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button/submit-button.tsx';
import { signInByPassword } from './entries.ts';
import { type FaceProps, titles } from './faces.ts';
import { LoginNameField } from './login-name-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in-dialog.module.css';
import { TurnButton } from './turn-button.tsx';

export function PasswordFace({ names, ...turn }: FaceProps) {
  return (
    <ProofForm
      id="sign-in"
      label={titles.password}
      entry={signInByPassword}
      onInput={turn.onNames}
      onSent={(answer) => session.signIn(welcomed(answer))}
    >
      <LoginNameField names={names} autoComplete="username webauthn" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <FormAnswer keepsRoom={false} />
      <SubmitButton>Sign in</SubmitButton>
      <div className={styles.turns}>
        <TurnButton to="code" {...turn}>
          Sign in with a code
        </TurnButton>
        <PasskeyButton {...turn} />
        <TurnButton to="reset" {...turn}>
          Forgot your password?
        </TurnButton>
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
