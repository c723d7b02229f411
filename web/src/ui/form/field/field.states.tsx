import type { States } from '../../states.ts';
import { FormContext } from '../form/form-state.ts';
import { Field } from './field.tsx';

export default {
  Empty: <Field name="name" label="Name" autoComplete="name" />,
  'With a hint': <Field name="phone" label="Mobile number" hint="mainland China, 11 digits" type="tel" />,
  'With a mistake': (
    <FormContext
      value={{
        id: 'mistaken',
        state: {
          status: 'invalid',
          field: 'phone',
          message: 'The phone number is wrong. Please fill it out again',
        },
      }}
    >
      <Field name="phone" label="Mobile number" hint="mainland China, 11 digits" type="tel" />
    </FormContext>
  ),
} satisfies States;
