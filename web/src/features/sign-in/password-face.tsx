import { accountLengths } from '../../../../shared/account-lengths.ts';
import { session } from '../../lib/session/browser-session.ts';
import { Field } from '../../ui/form/field/field.tsx';
import { FormAnswer } from '../../ui/form/form-answer/form-answer.tsx';
import { PasswordField } from '../../ui/form/password-field/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button/submit-button.tsx';
import { signInByPassword } from './entries.ts';
import { FaceForm } from './face-form.tsx';
import { type FaceProps, titles } from './faces.ts';
import styles from './sign-in-dialog.module.css';
import { TurnButton } from './turn-button.tsx';

export function PasswordFace({ names, ...turn }: FaceProps) {
  return (
    <FaceForm
      id="sign-in"
      label={titles.password}
      entry={signInByPassword}
      onInput={turn.onNames}
      onSent={session.signIn}
    >
      <Field
        name="login_name"
        label="E-mail or mobile number"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={accountLengths.email}
        defaultValue={names.login_name}
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <FormAnswer keepsRoom={false} />
      <SubmitButton>Sign in</SubmitButton>
      <div className={styles.turns}>
        <TurnButton to="code" {...turn}>
          Sign in with a code
        </TurnButton>
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
    </FaceForm>
  );
}
