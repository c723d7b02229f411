import type { States } from '../../states.ts';
import { FormContext } from '../form/form-state.ts';
import { CheckBox } from './check-box.tsx';

const words = 'I have read the rules of the exam: one exam a month, and a second sign-up voids the result.';

export default {
  'Not checked': <CheckBox name="rules">{words}</CheckBox>,
  Checked: (
    <CheckBox name="main" defaultChecked>
      Send parcels to this address
    </CheckBox>
  ),
  'With a mistake': (
    <FormContext
      value={{ id: 'mistaken', state: { status: 'invalid', field: 'rules', message: 'Please confirm the rules' } }}
    >
      <CheckBox name="rules">{words}</CheckBox>
    </FormContext>
  ),
} satisfies States;
