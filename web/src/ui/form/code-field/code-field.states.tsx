import { useEffect, useRef } from 'react';
import type { States } from '../../states.ts';
import { FormContext } from '../form/form-state.ts';
import { CodeField } from './code-field.tsx';

function Entered() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = place.current?.querySelector('input');
    if (field) field.value = '407213';
  }, []);
  return (
    <div ref={place}>
      <CodeField name="entered" label="Code" hint="six digits, from the mail" />
    </div>
  );
}

export default {
  Empty: <CodeField name="code" label="Code" hint="six digits, from the mail" />,
  Entered: <Entered />,
  'With a mistake': (
    <FormContext
      value={{
        id: 'mistaken',
        state: { status: 'invalid', field: 'code', message: 'Please enter your verification code' },
      }}
    >
      <CodeField name="code" label="Code" />
    </FormContext>
  ),
} satisfies States;
