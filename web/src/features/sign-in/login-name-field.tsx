import { Field } from '../../ui/form/field/field.tsx';
import type { Names } from './faces.ts';

/** The login name where a password proves it: an address or a number. */
export function LoginNameField({
  names,
  autoComplete = 'username',
}: {
  readonly names: Names;
  readonly autoComplete?: string;
}) {
  return (
    <Field
      name="login_name"
      label="E-mail or mobile number"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      defaultValue={names.login_name}
    />
  );
}
