import type { States } from '../../states.ts';
import { FormContext } from '../form/form-state.ts';
import { RadioGroup } from './radio-group.tsx';

const plans = [
  { value: '1', label: '60 days', hint: '8.99 USD, 0.15 a day' },
  { value: '2', label: 'A year', hint: '29.99 USD, 2.50 a month' },
  { value: '3', label: 'For good', hint: '99.99 USD' },
];

export default {
  'Nothing chosen': <RadioGroup name="plan" label="Plan" options={plans} />,
  Chosen: (
    <RadioGroup
      name="way"
      label="Answer me by"
      hint="within 24 hours"
      defaultValue="mail"
      options={[
        { value: 'mail', label: 'E-mail' },
        { value: 'phone', label: 'Phone' },
      ]}
    />
  ),
  'With a mistake': (
    <FormContext
      value={{ id: 'mistaken', state: { status: 'invalid', field: 'plan', message: 'Please choose a plan' } }}
    >
      <RadioGroup name="plan" label="Plan" options={plans} />
    </FormContext>
  ),
} satisfies States;
