import type { States } from '../../states.ts';
import { FormContext } from '../form/form-state.ts';
import { PasswordField } from './password-field.tsx';

export default {
  Empty: <PasswordField name="password" label="Password" autoComplete="current-password" />,
  'With a mistake': (
    <FormContext
      value={{
        id: 'mistaken',
        state: { status: 'invalid', field: 'password', message: 'A password has at least 8 characters' },
      }}
    >
      <PasswordField name="password" label="Password" hint="8 characters or more" autoComplete="new-password" />
    </FormContext>
  ),
} satisfies States;
