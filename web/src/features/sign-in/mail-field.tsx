import { accountLengths } from '../../../../shared/account-lengths.ts';
import { isMobileNumber } from '../../../../shared/mobile-number.ts';
import { Field } from '../../ui/form/field/field.tsx';
import type { Names } from './faces.ts';

/** The address to which codes go, by what has been typed so far. */
export function mailboxOf({ login_name, email }: Names): string {
  return isMobileNumber(login_name.trim()) ? email : login_name;
}

/** The login name where a code proves it, and so an e-mail address. */
export function MailField({ names }: { readonly names: Names }) {
  return (
    <Field
      name="login_name"
      label="E-mail"
      type="email"
      autoComplete="username webauthn"
      maxLength={accountLengths.email}
      defaultValue={mailboxOf(names)}
    />
  );
}
