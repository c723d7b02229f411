import type { States } from '../../states.ts';
import { Field } from '../field/field.tsx';
import { FormAnswer } from '../form-answer/form-answer.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { Form } from './form.tsx';

export default {
  'With one field': (
    <Form id="gallery-form" label="Newsletter" entry={() => new Promise<never>(() => {})}>
      <Field name="email" label="E-mail" type="email" autoComplete="email" />
      <SubmitButton>Subscribe</SubmitButton>
      <FormAnswer />
    </Form>
  ),
} satisfies States;
