import { mobileNumberOf } from '../../../../shared/typed/numbers.ts';
import { Field } from '../../ui/form/field/field.tsx';
import type { Names } from './faces.ts';

/** The address to which codes go, by what has been typed so far. */
export function mailboxOf({ login_name, email }: Names): string {
  return mobileNumberOf(login_name) === undefined ? login_name : email;
}

/** The login name where a code proves it, and so an e-mail address. */
export function MailField({ names }: { readonly names: Names }) {
  return (
    <Field
      name="login_name"
      label="E-mail"
      type="email"
      autoComplete="username webauthn"
      defaultValue={mailboxOf(names)}
    />
  );
}
