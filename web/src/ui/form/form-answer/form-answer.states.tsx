import type { States } from '../../states.ts';
import { FormContext, type FormState } from '../form/form-state.ts';
import { FormAnswer } from './form-answer.tsx';

const answering = (id: string, state: FormState) => (
  <FormContext value={{ id, state }}>
    <FormAnswer />
  </FormContext>
);

export default {
  Sent: answering('sent', { status: 'sent', message: 'Thank you. We will answer within 24 hours.' }),
  Refused: answering('refused', {
    status: 'refused',
    message: 'Too many messages from your network. Please try again in 12 minutes.',
  }),
  Busy: answering('busy', {
    status: 'busy',
    message: 'The site is busy right now. What you wrote is still here: try again in 12 seconds.',
  }),
  Offline: answering('offline', { status: 'offline' }),
  Failed: answering('failed', { status: 'failed' }),
} satisfies States;
