import { accountLengths } from '../../../../shared/account-lengths.ts';
import { codeTypes } from '../../../../shared/code-purposes.ts';
import { registerMember, sendEmailCode } from '../../../../shared/contract/accounts/sign-in.ts';
import { mobileNumberOf } from '../../../../shared/typed/numbers.ts';
import { ask } from '../../lib/api/api.ts';
import { session } from '../../lib/session/browser-session.ts';
import { MailedCode } from '../../shared-features/accounts/mailed-code/mailed-code.tsx';
import { ProofForm } from '../../shared-features/accounts/proof-form/proof-form.tsx';
import { welcomed } from '../../shared-features/accounts/welcomed.ts';
import { Field } from '../../ui/form/field/field.tsx';
import type { EnteredValues } from '../../ui/form/form/form-values.ts';
import { FormAnswer } from '../../ui/form/form-answer/form-answer.tsx';
import { PasswordField } from '../../ui/form/password-field/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button/submit-button.tsx';
import { signInByPassword } from './entries.ts';
import { type FaceProps, titles } from './faces.ts';
import { LoginNameField } from './login-name-field.tsx';
import { mailboxOf } from './mail-field.tsx';
import styles from './sign-in-dialog.module.css';
import { TurnButton } from './turn-button.tsx';

export function RegisterFace({ names, ...turn }: FaceProps) {
  const email = mailboxOf(names);
  const isNumber = mobileNumberOf(names.login_name) !== undefined;

  // The account is there, whatever becomes of this.
  const signInWith = async ({ login_name, password }: EnteredValues, said: string) => {
    try {
      const { data } = await ask(signInByPassword, { login_name: String(login_name), password: String(password) });
      session.signIn(welcomed(data));
    } catch {
      turn.onTurn('password', said);
    }
  };

  return (
    <ProofForm
      id="register"
      label={titles.register}
      entry={registerMember}
      onInput={turn.onNames}
      onSent={(_, message, entered) => signInWith(entered, message)}
    >
      <LoginNameField names={names} />
      {isNumber && (
        <Field
          name="email"
          label="E-mail"
          hint="codes go there"
          type="email"
          autoComplete="email"
          defaultValue={names.email}
        />
      )}
      <Field name="userName" label="Name" autoComplete="name" />
      <PasswordField
        name="password"
        label="Password"
        hint={`${accountLengths.passwordFrom} characters or more`}
        autoComplete="new-password"
      />
      <MailedCode
        name="code"
        label="Verification code"
        entry={sendEmailCode}
        asked={{ email, type: codeTypes.register }}
        mailbox={email}
        field={isNumber ? 'email' : 'login_name'}
      />
      <FormAnswer keepsRoom={false} />
      <SubmitButton>Create account</SubmitButton>
      <p className={styles.fine}>
        What you tell us is kept encrypted. You can export all of it, and delete your account, at any time.
      </p>
      <p className={styles.other}>
        You have an account?{' '}
        <TurnButton to="password" {...turn}>
          Sign in
        </TurnButton>
      </p>
    </ProofForm>
  );
}
