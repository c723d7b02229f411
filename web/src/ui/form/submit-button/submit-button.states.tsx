import type { States } from '../../states.ts';
import { FormContext } from '../form/form-state.ts';
import { SubmitButton } from './submit-button.tsx';

export default {
  Idle: <SubmitButton>Send message</SubmitButton>,
  'While it sends': {
    element: (
      <FormContext value={{ id: 'sending', state: { status: 'sending' } }}>
        <SubmitButton>Send message</SubmitButton>
      </FormContext>
    ),
    after: 'focus',
  },
} satisfies States;
